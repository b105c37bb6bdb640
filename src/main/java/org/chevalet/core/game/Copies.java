package org.chevalet.core.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chevalet.core.rules.PlayerId;

/** Lists and maps that never change, one entry more or less. */
final class Copies {

    private Copies() {}

    static <T> List<T> plus(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return List.copyOf(longer);
    }

    static <T> List<T> without(List<T> list, int index) {
        List<T> shorter = new ArrayList<>(list);
        shorter.remove(index);
        return List.copyOf(shorter);
    }

    static <K, V> Map<K, V> plus(Map<K, V> map, K player, V value) {
        return merged(map, Map.of(player, value));
    }

    static <K, V> Map<K, V> merged(Map<K, V> map, Map<K, V> more) {
        Map<K, V> all = new HashMap<>(map);
        all.putAll(more);
        return Map.copyOf(all);
    }

    static <V> Map<PlayerId, V> without(Map<PlayerId, V> map, PlayerId player) {
        Map<PlayerId, V> fewer = new HashMap<>(map);
        fewer.remove(player);
        return Map.copyOf(fewer);
    }
}

package org.chevalet.core.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A place where an event is played at the same time as in others (multiplex).
 *
 * @param first its lowest table: the tables up to the next centre's first are its own
 */
public record Centre(String name, TableNumber first) {

    /** The centre of a table; empty in an event of one place, and for tables below the first centre's. */
    public static Optional<Centre> of(TableNumber table, List<Centre> centres) {
        return centres.stream()
                .filter(centre -> centre.first().compareTo(table) <= 0)
                .max(Comparator.comparing(Centre::first));
    }
}

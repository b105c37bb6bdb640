package org.chevalet.words;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chevalet.core.lexicon.Lexicon;

/**
 * Run by the build, never by the program: packs the French word list into {@code lexicon/french.lexicon} and writes
 * {@code lexicon/french-overlay-words.tsv} (word, accented form, lemma, tag), the words that the dictionary cannot
 * explain. The lemma and the tag of a word added by hand stay blank.
 */
public final class EmbeddedLexiconBuilder {

    private static final String OVERLAY_HEADER = "# word\tform\tlemma\ttag of the words that the dictionary lacks";

    private EmbeddedLexiconBuilder() {}

    /**
     * @param arguments the folder of the classes, whose folder {@code lexicon} holds the overlays and receives the packed
     *     list; the build's own folder; the dictionary's version
     */
    public static void main(String... arguments) throws IOException {
        Path classes = Path.of(arguments[0]);
        Path folder = classes.resolve("lexicon");
        BuildStamp stamp = BuildStamp.of(classes, Path.of(arguments[1]), arguments[2]);
        if (stamp.isFresh()) {
            return;
        }
        List<String> additions = lines(folder.resolve("french-additions.txt"));
        FrenchRecipe recipe = FrenchRecipe.follow(
                lines(folder.resolve("french-verbs.txt")), lines(folder.resolve("french-exclusions.txt")), additions);
        Lexicon lexicon = Lexicon.of(EmbeddedLexicon.NAME, recipe.words());
        try (OutputStream out = Files.newOutputStream(folder.resolve(EmbeddedLexicon.FILE))) {
            lexicon.save(out);
        }
        Files.write(folder.resolve("french-overlay-words.tsv"), overlayWords(recipe, additions));
        stamp.write();
        System.out.println("Embedded lexicon: " + lexicon.identity());
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static List<String> overlayWords(FrenchRecipe recipe, List<String> additions) {
        Stream<String> conjugated = recipe.conjugated().stream()
                .map(entry ->
                        String.join("\t", FrenchRecipe.fold(entry.form()), entry.form(), entry.lemma(), entry.tag()));
        Stream<String> added = additions.stream().map(word -> word + "\t\t\t");
        return Stream.concat(
                        Stream.of(OVERLAY_HEADER),
                        Stream.concat(conjugated, added).sorted())
                .toList();
    }
}

package org.chevalet;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The directions of docs/architecture.md: who may import whom. */
class ArchitectureTest {

    private static final String ROOT = "org.chevalet.";

    private static final JavaClasses PROGRAM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.chevalet");

    /** Each room of the core, and the rooms of the core it may import. */
    private static final Map<String, List<String>> CORE = Map.of(
            "answer", List.of(),
            "tile", List.of("answer"),
            "board", List.of("answer", "tile"),
            "lexicon", List.of("answer", "tile"),
            "movegen", List.of("answer", "tile", "board", "lexicon"),
            "rules", List.of("answer", "tile", "board", "lexicon", "movegen"),
            "game", List.of("answer", "tile", "board", "lexicon", "movegen", "rules"),
            "ranking", List.of("answer", "tile", "board", "lexicon", "movegen", "rules", "game"));

    /** Each feature, and the features it may import; all may import the core, the language and the HTTP room. */
    private static final Map<String, List<String>> FEATURES = Map.ofEntries(
            Map.entry("language", List.of()),
            Map.entry("http", List.of()),
            Map.entry("words", List.of()),
            Map.entry("access", List.of()),
            Map.entry("welcome", List.of("live", "tournament", "formats", "words", "access")),
            Map.entry("tournament", List.of("words", "access")),
            Map.entry("formats", List.of("tournament", "words")),
            Map.entry("sheets", List.of("tournament", "formats", "live", "words", "access")),
            Map.entry("live", List.of("tournament", "formats", "words", "access")),
            Map.entry("arbitration", List.of("live", "tournament", "formats", "words", "access")),
            Map.entry("entry", List.of("live", "tournament", "sheets", "access")),
            Map.entry("projection", List.of("live", "tournament", "access")),
            Map.entry("replay", List.of("tournament", "formats", "words", "sheets", "access")));

    @Test
    void theProgramWasReallyRead() {
        assertThat(PROGRAM.size()).isGreaterThan(100);
        Stream.concat(CORE.keySet().stream().map(room -> "core." + room), Stream.of("tournament", "live", "sheets"))
                .forEach(room -> assertThat(PROGRAM.stream()
                                .filter(type -> type.getPackageName().startsWith(ROOT + room)))
                        .as(room)
                        .isNotEmpty());
    }

    @TestFactory
    Stream<DynamicTest> coreRoomsImportOnlyTheRoomsBelowThem() {
        return CORE.entrySet().stream()
                .map(room -> DynamicTest.dynamicTest(room.getKey(), () -> {
                    String[] allowed = Stream.concat(Stream.of(room.getKey()), room.getValue().stream())
                            .map(name -> ROOT + "core." + name + "..")
                            .toArray(String[]::new);
                    noClasses()
                            .that()
                            .resideInAPackage(ROOT + "core." + room.getKey() + "..")
                            .should()
                            .dependOnClassesThat(com.tngtech.archunit.base.DescribedPredicate.describe(
                                    "other rooms of the program",
                                    type -> type.getPackageName().startsWith(ROOT.substring(0, ROOT.length() - 1))
                                            && !matchesAny(type.getPackageName(), allowed)))
                            .check(PROGRAM);
                }));
    }

    private static boolean matchesAny(String packageName, String[] patterns) {
        return Stream.of(patterns)
                .map(pattern -> pattern.substring(0, pattern.length() - 2))
                .anyMatch(room -> packageName.equals(room) || packageName.startsWith(room + "."));
    }

    @TestFactory
    Stream<DynamicTest> featuresImportOnlyTheirNeighbours() {
        return FEATURES.entrySet().stream()
                .map(room -> DynamicTest.dynamicTest(room.getKey(), () -> {
                    String[] allowed = Stream.concat(
                                    Stream.of("core..", "language..", "http..", room.getKey() + ".."),
                                    room.getValue().stream().map(name -> name + ".."))
                            .map(name -> ROOT + name)
                            .toArray(String[]::new);
                    noClasses()
                            .that()
                            .resideInAPackage(ROOT + room.getKey() + "..")
                            .should()
                            .dependOnClassesThat(com.tngtech.archunit.base.DescribedPredicate.describe(
                                    "rooms it does not know",
                                    type -> type.getPackageName().startsWith(ROOT.substring(0, ROOT.length() - 1))
                                            && !matchesAny(type.getPackageName(), allowed)))
                            .allowEmptyShould(true)
                            .check(PROGRAM);
                }));
    }

    @Test
    void theCoreIsPlainJava() {
        classes()
                .that()
                .resideInAPackage(ROOT + "core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + "core..",
                        "java.lang..",
                        "java.util..",
                        "java.time..",
                        "java.math..",
                        "java.nio..",
                        "java.io..",
                        "java.security..",
                        "java.text..",
                        "org.jspecify..")
                .check(PROGRAM);
    }

    @Test
    void theCoreOpensNoFileAndReadsNoClock() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + "core..")
                .should()
                .callMethod(java.time.Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.nio.file.Files")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.File")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .check(PROGRAM);
    }

    @Test
    void onlyTheEntryPointsKnowTheWiring() {
        noClasses()
                .that()
                .resideOutsideOfPackages(ROOT + "wiring..", ROOT + "cli..", "org.chevalet")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + "wiring..")
                .check(PROGRAM);
    }
}

package org.chevalet.tournament;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.core.rules.TableNumber;
import org.chevalet.language.WrittenText;

/**
 * Reads a list of players from a spreadsheet: {@code ;}, {@code ,} or tab between cells, a header or none, table and name
 * in any order, a table or none; a pair in two columns is one entry. What cannot be read is told line by line; the other lines stand.
 */
final class PlayerFile {

    /**
     * A player of the file.
     *
     * @param table empty when the file gives none: the next free one will do
     */
    record Line(int number, Optional<TableNumber> table, String name) {}

    record Refused(int number, String text, Refusal why) {}

    record Contents(List<Line> lines, List<Refused> refused) {}

    /** Of a line that cannot be read so many signs are told: enough to find it in the file. */
    private static final int LONGEST_TOLD = 120;

    private static final List<Character> SEPARATORS = List.of(';', '\t', ',');

    private static final Pattern TABLE_HEAD = Pattern.compile("(N.{0,2} )?(DE )?TABLE.*|N[O°º]?|NUMERO");

    private static final Pattern NAME_HEAD = Pattern.compile(
            "(PRE)?NOMS?( .*)?|NAMES?( [12AB])?|JOUEU(R|SE)S?( [12AB])?|PLAYERS?( [12AB])?|PARTENAIRES?|PARTNERS?");

    /** From this column on, the second of a pair. */
    private static final Pattern PARTNER_HEAD = Pattern.compile("PARTENAIRES?|PARTNERS?|.* [2B]");

    /** Which cells hold what, as a header says it. */
    private record Columns(Optional<Integer> table, List<Integer> names, List<Integer> partners) {

        /** Without a header: the first number is the table, all the rest the name. */
        static final Columns UNNAMED = new Columns(Optional.empty(), List.of(), List.of());

        static Columns of(List<String> heads) {
            List<Integer> partners = matching(heads, PARTNER_HEAD).toList();
            return new Columns(
                    matching(heads, TABLE_HEAD).findFirst(),
                    matching(heads, NAME_HEAD)
                            .filter(column -> !partners.contains(column))
                            .toList(),
                    matching(heads, NAME_HEAD).filter(partners::contains).toList());
        }

        private static Stream<Integer> matching(List<String> heads, Pattern pattern) {
            return IntStream.range(0, heads.size())
                    .filter(column ->
                            pattern.matcher(WrittenText.fold(heads.get(column))).matches())
                    .boxed();
        }

        Optional<String> table(List<String> cells) {
            return names.isEmpty()
                    ? cells.stream().filter(cell -> cell.matches("\\d+")).findFirst()
                    : table.filter(column -> column < cells.size())
                            .map(cells::get)
                            .filter(cell -> !cell.isEmpty());
        }

        String name(List<String> cells) {
            return names.isEmpty()
                    ? cells.stream()
                            .filter(cell -> !cell.matches("\\d+") && !cell.isEmpty())
                            .collect(Collectors.joining(" "))
                    : Stream.of(names, partners)
                            .map(columns -> joined(columns, cells))
                            .filter(name -> !name.isEmpty())
                            .collect(Collectors.joining(" / "));
        }

        private static String joined(List<Integer> columns, List<String> cells) {
            return columns.stream()
                    .filter(column -> column < cells.size())
                    .map(cells::get)
                    .filter(cell -> !cell.isEmpty())
                    .collect(Collectors.joining(" "));
        }
    }

    private Columns columns = Columns.UNNAMED;
    private final List<Line> lines = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();
    private final Map<TableNumber, Integer> seen = new HashMap<>();

    private PlayerFile() {}

    /** @return the lines, or {@code csv.unreadable} or {@code csv.empty} */
    static Answer<Contents> read(byte[] bytes) {
        Answer<WrittenText> text = WrittenText.read(bytes);
        if (!text.isAccepted()) {
            return Answer.refuse("csv.unreadable");
        }
        String content = String.join("\n", text.value().lines());
        PlayerFile file = new PlayerFile();
        try (Stream<CsvRecord> records = reader(content).stream()) {
            records.forEach(file::take);
        } catch (CsvParseException malformed) {
            return Answer.refuse("csv.unreadable");
        }
        boolean empty = file.lines.isEmpty() && file.refused.isEmpty();
        return empty ? Answer.refuse("csv.empty") : Answer.of(new Contents(file.lines, file.refused));
    }

    private static CsvReader<CsvRecord> reader(String content) {
        String first = content.lines().findFirst().orElse("");
        char separator = SEPARATORS.stream()
                .max(Comparator.comparingLong(
                        candidate -> first.chars().filter(c -> c == candidate).count()))
                .orElse(';');
        return CsvReader.builder()
                .fieldSeparator(separator)
                .skipEmptyLines(true)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .ofCsvRecord(content);
    }

    private void take(CsvRecord record) {
        int number = Math.toIntExact(record.getStartingLineNumber());
        List<String> cells = record.getFields().stream().map(String::strip).toList();
        if (cells.stream().allMatch(String::isEmpty) || isHeader(number, cells)) {
            return;
        }
        Answer<Line> line = line(number, cells);
        if (line.isAccepted()) {
            line.value().table().ifPresent(table -> seen.put(table, number));
            lines.add(line.value());
        } else {
            refused.add(new Refused(
                    number, WrittenText.beginning(String.join(" ; ", cells), LONGEST_TOLD), line.refusal()));
        }
    }

    /** A first line without a number, in the words clubs use for these columns; other columns are left aside. */
    private boolean isHeader(int number, List<String> cells) {
        Columns named = Columns.of(cells);
        boolean header = number == 1
                && cells.stream().noneMatch(cell -> cell.matches("\\d+"))
                && (named.table().isPresent() || !named.names().isEmpty());
        columns = header ? named : columns;
        return header;
    }

    private Answer<Line> line(int number, List<String> cells) {
        Optional<Answer<TableNumber>> table = columns.table(cells).map(TableNumber::parse);
        if (table.isPresent() && !table.get().isAccepted()) {
            return Answer.refuse(table.get().refusal());
        }
        Optional<TableNumber> at = table.map(Answer::value);
        if (at.isPresent() && seen.containsKey(at.get())) {
            return Answer.refuse("csv.table-twice", at.get().toString(), seen.get(at.get()));
        }
        return PersonalName.parse(columns.name(cells), "csv.cells").map(clean -> new Line(number, at, clean));
    }
}

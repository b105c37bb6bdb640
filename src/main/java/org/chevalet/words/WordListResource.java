package org.chevalet.words;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.chevalet.core.answer.Answer;
import org.chevalet.core.answer.Refusal;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.language.Messages;
import org.chevalet.language.WrittenText;
import org.chevalet.words.WordLists.Imported;
import org.chevalet.words.WordLists.WordList;
import org.jspecify.annotations.Nullable;

/** The arbiter's word lists: which there are, a new one, and whether a word is in one. */
@Path("/api/word-lists")
@RolesAllowed("arbiter")
@Blocking
public class WordListResource {

    private final WordLists lists;
    private final InstantSource clock;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    WordListResource(WordLists lists, InstantSource clock, RequestLanguage language, Replies replies) {
        this.lists = lists;
        this.clock = clock;
        this.language = language;
        this.replies = replies;
    }

    public record ListView(
            int id,
            String name,
            int wordCount,
            String sha256,
            boolean embedded,
            @Nullable Instant importedAt) {

        static ListView of(WordList list) {
            return new ListView(
                    list.id(),
                    list.identity().name(),
                    list.identity().wordCount(),
                    list.identity().sha256(),
                    list.isEmbedded(),
                    list.importedAt());
        }
    }

    public record IgnoredView(int line, String text, String reason) {}

    public record ImportView(
            int id,
            String name,
            int wordCount,
            String sha256,
            boolean embedded,
            @Nullable Instant importedAt,
            List<IgnoredView> ignored,
            int ignoredCount) {

        static ImportView of(Imported imported, Messages messages) {
            ListView list = ListView.of(imported.list());
            List<IgnoredView> ignored = imported.read().ignored().stream()
                    .map(line -> new IgnoredView(line.line(), line.text(), messages.text(line.reason())))
                    .toList();
            return new ImportView(
                    list.id(),
                    list.name(),
                    list.wordCount(),
                    list.sha256(),
                    list.embedded(),
                    list.importedAt(),
                    ignored,
                    imported.read().ignoredCount());
        }
    }

    public record MeaningView(String form, String lemma, String tag, String gloss) {}

    public record WordView(String word, boolean valid, List<MeaningView> meanings) {}

    @GET
    public List<ListView> all() {
        return lists.all().stream().map(ListView::of).toList();
    }

    @POST
    @Consumes(MediaType.WILDCARD)
    public Response importList(@QueryParam("name") @Nullable String name, byte[] file) {
        Answer<Imported> imported = lists.importList(name == null ? "" : name, file, clock.instant());
        return replies.created(imported.map(done -> ImportView.of(done, language.messages())));
    }

    /** @param game the language of the tiles of the game that is asked about, if any */
    @GET
    @Path("{id}/words/{word}")
    public Response word(
            @PathParam("id") String id,
            @PathParam("word") String written,
            @QueryParam("language") @Nullable String game) {
        Optional<WordList> list = id.matches("\\d{1,6}") ? lists.find(Integer.parseInt(id)) : Optional.empty();
        if (list.isEmpty()) {
            return replies.refuse("word-list.unknown");
        }
        String word = WrittenText.fold(written.strip());
        if (!word.matches("[A-Z]{1,15}")) {
            return replies.refuse(Refusal.of("words.look-up.not-letters", written));
        }
        boolean valid = lists.lexicon(list.get()).contains(word);
        boolean french = game == null
                ? lists.isFrench(list.get())
                : WordExplanations.areFrench(game, list.get().identity());
        return Response.ok(new WordView(word, valid, french ? meanings(word) : List.of()))
                .build();
    }

    private List<MeaningView> meanings(String word) {
        Messages messages = language.messages();
        return FrenchMeanings.all().of(word).stream()
                .map(meaning -> new MeaningView(
                        meaning.form(), meaning.lemma(), meaning.tag(), GrammarTag.inWords(meaning.tag(), messages)))
                .toList();
    }
}

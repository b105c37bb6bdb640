package org.chevalet.formats;

import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chevalet.core.answer.Answer;
import org.chevalet.formats.Samples.Sample;
import org.chevalet.formats.SealedTotals.Difference;
import org.chevalet.http.FileName;
import org.chevalet.http.Replies;
import org.chevalet.http.RequestLanguage;
import org.chevalet.tournament.RuleSets;
import org.chevalet.tournament.TournamentStore;
import org.chevalet.tournament.TournamentStore.Kept;
import org.chevalet.tournament.WholeTournament;
import org.chevalet.tournament.WholeTournament.RecordedGame;
import org.chevalet.words.WordLists;
import org.jspecify.annotations.Nullable;

/** Whole tournaments out of and into the program, and the samples it brings along. */
@Path("/api")
@RolesAllowed("arbiter")
@Blocking
public class TournamentDocumentResource {

    private static final byte[] NOTHING = {};

    private final TournamentStore store;
    private final RuleSets ruleSets;
    private final WordLists lists;
    private final InstantSource clock;
    private final RequestLanguage language;
    private final Replies replies;

    @Inject
    TournamentDocumentResource(
            TournamentStore store,
            RuleSets ruleSets,
            WordLists lists,
            InstantSource clock,
            RequestLanguage language,
            Replies replies) {
        this.store = store;
        this.ruleSets = ruleSets;
        this.lists = lists;
        this.clock = clock;
        this.language = language;
        this.replies = replies;
    }

    /** A sample in a list. */
    public record SampleLine(String name, String title, String kind) {}

    /**
     * A tournament just brought in.
     *
     * @param gameId its first game, null when it has none
     * @param differences players whose sealed total this program computes otherwise
     */
    public record Opened(long id, @Nullable Long gameId, List<Difference> differences) {}

    @GET
    @Path("tournaments/{id}/export")
    public Response export(@PathParam("id") long id) {
        Answer<WholeTournament> whole = store.take(id);
        if (!whole.isAccepted()) {
            return replies.refuse(whole.refusal());
        }
        return Response.ok(TournamentDocument.write(whole.value()), MediaType.APPLICATION_JSON_TYPE)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        FileName.of("json", whole.value().preparation().name()).header("attachment"))
                .build();
    }

    @POST
    @Path("tournaments/import")
    @Consumes(MediaType.WILDCARD)
    public Response bring(byte @Nullable [] file) {
        return replies.created(
                open(file == null ? NOTHING : file, language.messages().text("document.brought")));
    }

    @GET
    @Path("samples")
    public List<SampleLine> samples() {
        return Samples.ALL.stream().map(this::line).toList();
    }

    @POST
    @Path("samples/{name}/open")
    @Consumes(MediaType.WILDCARD)
    public Response openSample(@PathParam("name") String name) {
        return Samples.named(name)
                .map(sample -> replies.created(open(sample.bytes(), title(sample))))
                .orElseGet(() -> replies.refuse("sample.unknown", name));
    }

    private SampleLine line(Sample sample) {
        return new SampleLine(sample.name(), title(sample), sample.kind().name().toLowerCase(Locale.ROOT));
    }

    private String title(Sample sample) {
        return language.messages().text("sample." + sample.name());
    }

    private Answer<Opened> open(byte[] file, String name) {
        AnyTournamentReader reader = new AnyTournamentReader(ruleSets, FileWords.among(lists), clock.instant());
        return reader.read(file, name)
                .then(this::byKnownRules)
                .then(whole -> store.keep(whole).map(kept -> opened(kept, whole)));
    }

    /** The rule set of a tournament is asked for by name when its next game opens. */
    private Answer<WholeTournament> byKnownRules(WholeTournament whole) {
        return ruleSets.find(whole.preparation().ruleSet()).isPresent()
                ? Answer.of(whole)
                : Answer.refuse("document.malformed", "/tournament/ruleSet");
    }

    private static Opened opened(Kept kept, WholeTournament whole) {
        List<Difference> differences = new ArrayList<>();
        for (RecordedGame game : whole.games()) {
            differences.addAll(SealedTotals.differences(game.fold().value()));
        }
        @Nullable Long first = kept.games().isEmpty() ? null : kept.games().get(0);
        return new Opened(kept.id(), first, differences);
    }
}

package org.chevalet.http;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.narayana.jta.QuarkusTransactionException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.PersistenceException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.stream.Collectors;
import org.chevalet.core.answer.Refusal;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * The last word on a request that failed: a sentence, as JSON under {@code /api}, as a page elsewhere; never a stack
 * trace.
 */
@ApplicationScoped
public class ProblemMapper {

    private static final Logger LOG = Logger.getLogger(ProblemMapper.class);

    private final Problems problems;
    private final ProblemPage page;
    private final UriInfo uri;

    @Inject
    ProblemMapper(Problems problems, ProblemPage page, UriInfo uri) {
        this.problems = problems;
        this.page = page;
        this.uri = uri;
    }

    @ServerExceptionMapper
    public Response refused(WebApplicationException failure) {
        Response given = failure.getResponse();
        if (given.hasEntity() || given.getStatus() < 400) {
            return given;
        }
        return answer(given.getStatus());
    }

    @ServerExceptionMapper
    public Response unreadable(MismatchedInputException failure) {
        String path = failure.getPath().stream()
                .map(JsonMappingException.Reference::getFieldName)
                .filter(name -> name != null)
                .collect(Collectors.joining("."));
        Problem problem = problems.problem(Refusal.of("http.bad-json"));
        return (path.isEmpty() ? problem : problem.about(path)).response(400);
    }

    @ServerExceptionMapper({UnauthorizedException.class, AuthenticationFailedException.class})
    public Response loginNeeded() {
        return problems.response(401, "access.login-needed");
    }

    @ServerExceptionMapper
    public Response forbidden(ForbiddenException failure) {
        return problems.response(403, "access.forbidden");
    }

    /** A write that failed left nothing behind: it can be tried again. */
    @ServerExceptionMapper({PersistenceException.class, QuarkusTransactionException.class})
    public Response notWritten(Throwable failure) {
        LOG.error("the database failed: " + uri.getPath(), failure);
        return problems.response(503, "store.unavailable");
    }

    @ServerExceptionMapper
    public Response bug(Throwable failure) {
        LOG.error("request failed: " + uri.getPath(), failure);
        return answer(500);
    }

    private Response answer(int status) {
        Refusal refusal = Refusal.of(key(status));
        if (uri.getPath().startsWith("/api/")) {
            return problems.response(status, refusal);
        }
        return page.response(status, refusal);
    }

    private static String key(int status) {
        return switch (status) {
            case 404 -> "http.not-found";
            case 405 -> "http.bad-method";
            case 413 -> "http.too-much";
            case 415 -> "http.bad-type";
            default -> status >= 500 ? "http.bug" : "http.bad-request";
        };
    }
}

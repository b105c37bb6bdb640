package org.chevalet.http;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/**
 * A document made for one request, and never kept on the way.
 *
 * @param type media type
 */
public record MadeFile(byte[] bytes, String type, FileName name) {

    /** To be looked at in the browser. */
    public Response shown() {
        return response("inline");
    }

    /** To be kept by the browser. */
    public Response download() {
        return response("attachment");
    }

    private Response response(String disposition) {
        return Response.ok(bytes, type)
                .header(HttpHeaders.CONTENT_DISPOSITION, name.header(disposition))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}

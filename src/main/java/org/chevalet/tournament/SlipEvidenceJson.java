package org.chevalet.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Evidence about a slip as one JSON object, in the database. */
final class SlipEvidenceJson {

    private static final JsonMapper JSON = GameEventJson.mapper()
            .rebuild()
            .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private SlipEvidenceJson() {}

    static String write(SlipEvidence evidence) {
        try {
            return JSON.writeValueAsString(evidence);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("cannot write " + evidence, unwritable);
        }
    }

    /** @throws IllegalStateException for a text that {@link #write} did not write */
    static SlipEvidence parse(String json) {
        try {
            return JSON.readValue(json, SlipEvidence.class);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("no evidence: " + json, malformed);
        }
    }
}

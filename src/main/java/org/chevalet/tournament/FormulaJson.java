package org.chevalet.tournament;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** A formula as one JSON object, in the database. */
final class FormulaJson {

    private static final JsonMapper JSON = GameEventJson.mapper()
            .rebuild()
            .disable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    private FormulaJson() {}

    static String write(Formula formula) {
        try {
            return JSON.writeValueAsString(formula);
        } catch (JsonProcessingException unwritable) {
            throw new IllegalStateException("cannot write " + formula, unwritable);
        }
    }

    /** @throws IllegalStateException for a text that {@link #write} did not write */
    static Formula read(String json) {
        try {
            return JSON.readValue(json, Formula.class);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("no formula: " + json, malformed);
        }
    }
}

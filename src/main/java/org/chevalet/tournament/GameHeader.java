package org.chevalet.tournament;

import java.time.Instant;

/** What is written about a game outside its journal. */
public record GameHeader(long gameId, long tournamentId, String tournamentName, String joinCode, Instant openedAt) {}

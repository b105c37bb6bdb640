/** Prepares and keeps a tournament: its settings, its players, and each game's journal and slips in the database. */
package org.chevalet.tournament;

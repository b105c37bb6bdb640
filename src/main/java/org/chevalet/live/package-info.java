/** The running session: one writer per game, its clock, its sockets, and what every screen's snapshot is made of. */
package org.chevalet.live;

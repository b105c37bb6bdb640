/** The public screen: board, rack, clock, last master move, ranking. */
@org.jspecify.annotations.NullMarked
package org.chevalet.projection;

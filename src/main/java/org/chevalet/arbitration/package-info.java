/** The arbiter's console: draw, clock, slips, rulings, master move, corrections. */
@org.jspecify.annotations.NullMarked
package org.chevalet.arbitration;

/** The player's tablet: join, send a slip, receipt, result. */
@org.jspecify.annotations.NullMarked
package org.chevalet.entry;

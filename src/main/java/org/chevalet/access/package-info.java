/** Who may do what: the arbiter's password and sessions, and limits on guessing. */
@org.jspecify.annotations.NullMarked
package org.chevalet.access;

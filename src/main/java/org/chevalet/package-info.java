/** The program's entry point: what must be settled before the server starts. */
@org.jspecify.annotations.NullMarked
package org.chevalet;

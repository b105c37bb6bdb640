/** The way in: the start page, the addresses and their QR code, the About page, and what the terminal says. */
@org.jspecify.annotations.NullMarked
package org.chevalet.welcome;

/** Lines of text as braille: text to cells, cells to lines and pages, pages to a file. Knows no game. */
package org.chevalet.sheets.braille;

/** PDF documents of a game: game sheet, players' sheets, ranking. */
package org.chevalet.sheets;

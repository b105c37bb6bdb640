/** Up to so many tables are named one by one. */
const NAMED = 20;

/** Tables as they are named to the arbiter: `3, 12`; many of them with those in a row together: `1–40, 52`. */
export function tablesInWords(tables: number[]): string {
  if (tables.length <= NAMED) return tables.join(', ');
  const runs: [number, number][] = [];
  for (const table of tables) {
    const last = runs[runs.length - 1];
    if (last && table === last[1] + 1) last[1] = table;
    else runs.push([table, table]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

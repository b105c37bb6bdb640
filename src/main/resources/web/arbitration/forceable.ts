/** Refusals after which the arbiter may insist; the end of a game has several reasons. */
const FORCEABLE = [
  'announce.too-soon',
  'clock.missing-slips',
  'close.missing-slips',
  'draw.unbalanced',
  'master.against-rule',
  'master.not-admitted',
];

/** May this command be sent again with the arbiter’s word, after that refusal? */
export const isForceable = (name: string, code: string): boolean =>
  FORCEABLE.includes(code) || (name === 'draw' && code.startsWith('draw.game-over.'));

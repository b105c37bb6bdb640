/** Fails a test with both sides shown, compared as JSON. */
export function equal(actual: unknown, expected: unknown, about = ""): void {
  const was = JSON.stringify(actual);
  const wanted = JSON.stringify(expected);
  if (was !== wanted) {
    throw new Error((about && about + ": ") + "got " + was + ", expected " + wanted);
  }
}

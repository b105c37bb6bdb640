/** What the word-list addresses answer. */
export interface WordList {
  id: number;
  name: string;
  wordCount: number;
  sha256: string;
  embedded: boolean;
  importedAt: string | null;
}

export interface ListImport extends WordList {
  ignored: { line: number; text: string; reason: string }[];
  ignoredCount: number;
}

export interface WordKnown {
  word: string;
  valid: boolean;
  meanings: { form: string; lemma: string; tag: string; gloss: string }[];
}

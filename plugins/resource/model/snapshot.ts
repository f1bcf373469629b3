/**
 * What the form of a resource said when it was submitted, in words, so that it can be read when things have other
 * names.
 */
export interface Snapshot {
  readonly title: string;
  readonly stage: string;
  readonly subject: string;
  readonly kind: string;
  readonly licence: string;
  readonly authors: string;
  readonly language: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly chapters: readonly string[];
  readonly points: readonly string[];
  /** Names of files with the first digits of their content's hash. */
  readonly files: readonly string[];
}

export interface Change {
  readonly field: string;
  readonly before: string | string[];
  readonly after: string | string[];
}

const same = (one: string | readonly string[], other: string | readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const told = (value: string | readonly string[]): string | string[] => (typeof value === 'string' ? value : [...value]);

/** The fields in which two submissions of one resource differ. */
export const changesBetween = (before: Snapshot, after: Snapshot): Change[] =>
  (Object.keys(after) as (keyof Snapshot)[])
    .filter((field) => !same(before[field], after[field]))
    .map((field) => ({ field, before: told(before[field]), after: told(after[field]) }));

/** A file in words: another content under the same name is another file. */
export const fileInWords = ({ name, sha256 }: { readonly name: string; readonly sha256: string }): string =>
  `${name} (${sha256.slice(0, 8)})`;

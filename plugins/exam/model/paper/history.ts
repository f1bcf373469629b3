// Steps back and forth through documents, as many as there are.

export interface History<Document> {
  readonly past: readonly Document[];
  readonly now: Document;
  readonly future: readonly Document[];
  /** What the last step changed: more of the same (letters of one heading) is no step of its own. */
  readonly key: string | null;
}

export const historyOf = <Document>(now: Document): History<Document> => ({ past: [], now, future: [], key: null });

/** A step; with a key it is one with the step before, if that has the same. */
export function stepped<Document>(
  history: History<Document>,
  next: Document,
  key: string | null = null,
): History<Document> {
  if (next === history.now) return history;
  const goesOn = key !== null && key === history.key && history.past.length > 0;
  return { past: goesOn ? history.past : [...history.past, history.now], now: next, future: [], key };
}

export function undone<Document>({ past, now, future, key }: History<Document>): History<Document> {
  const target = past.at(-1);
  if (past.length === 0) return { past, now, future, key };
  return { past: past.slice(0, -1), now: target as Document, future: [now, ...future], key: null };
}

/** All steps by a function, without those for which it has nothing. */
export function rebased<Document>(
  { past, now, future }: History<Document>,
  how: (document: Document) => Document | null,
): History<Document> {
  const each = (steps: readonly Document[]) => steps.map(how).filter((one): one is Document => one !== null);
  return { past: each(past), now, future: each(future), key: null };
}

export function redone<Document>({ past, now, future, key }: History<Document>): History<Document> {
  const [target, ...rest] = future;
  if (future.length === 0) return { past, now, future, key };
  return { past: [...past, now], now: target as Document, future: rest, key: null };
}

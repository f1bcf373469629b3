import { aboveOf, everyPlace, type Outline } from './outline';

/** The search text of a tree. */
export interface Found {
  /** Nodes whose names hold all the words. */
  readonly hits: ReadonlySet<string>;
  /** Hits and the nodes above them: the shown nodes. */
  readonly shown: ReadonlySet<string>;
  /** The nodes above hits: open during a search. */
  readonly opened: ReadonlySet<string>;
}

/** The words of what somebody typed; none: nothing is looked for. */
export const wordsOf = (typed: string): string[] =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Nodes whose names hold each of the words, in any order; null when nothing is looked for. */
export function findIn(outline: Outline, typed: string): Found | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const hits = new Set<string>();
  const opened = new Set<string>();
  for (const place of everyPlace(outline)) {
    const name = place.node.name.normalize('NFKC').toLowerCase();
    if (!words.every((word) => name.includes(word))) continue;
    hits.add(place.node.id);
    for (const { node } of aboveOf(place)) opened.add(node.id);
  }
  return { hits, opened, shown: new Set([...hits, ...opened]) };
}

/** A piece of a name, and whether it is what somebody looks for. */
export interface NamePiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A name split at the search text. If the widths of letters differ from the typed text (NFKC), nothing is marked. */
export function piecesOf(name: string, typed: string): NamePiece[] {
  const lower = name.toLowerCase();
  const isHit = Array.from({ length: name.length }, () => false);
  for (const word of lower.length === name.length ? wordsOf(typed) : []) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      isHit.fill(true, at, at + word.length);
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (const [at, letter] of name.split('').entries()) {
    const last = pieces.at(-1);
    if (last && last.isHit === isHit[at]) last.text += letter;
    else pieces.push({ text: letter, isHit: isHit[at]! });
  }
  return pieces;
}

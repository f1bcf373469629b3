/** Letters that find a place: fewer are everywhere, and more may be broken by a formula that is drawn otherwise. */
const fewest = 4;
const most = 16;

/** What a paper numbers its questions by: a program that prints it may draw the number by itself. */
const number = /^\s*(?:[（(]?\d{1,3}[)）]?\s*[.．、:：]?\s*)/;

/**
 * Words by which the place of a question is found in its paper: the first that stand between formulas, gaps and line breaks.
 * Empty: it has none.
 */
export function beginningOf(source: string): string {
  const pieces = source.replace(number, '').split(/\$[^$]*\$|_{2,}|[\n\t]/);
  const first = pieces.map((piece) => piece.trim()).find((piece) => piece.replace(/\s/g, '').length >= fewest);
  return first?.slice(0, most).trimEnd() ?? '';
}

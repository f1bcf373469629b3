import { type FileHandle, open } from 'node:fs/promises';
import { contentOf, zipDirectory } from 'edutech/core/server/files/detect/zip-directory';
import { storedZip, type ZipPart } from 'edutech/core/server/zip/stored-zip';
import { ConversionFault } from './recipe';

/** A workbook with such formulas is written anew in memory; a larger one is refused. Bytes, unpacked. */
const mostBytes = 67_108_864;
/** Characters of a formula with its tags: eight times what sheets allow, because each sign may be written as a reference. */
const longestFormula = 65_536;

/** Where formulas stand: in cells, and under names. */
const sheetParts = /^xl\/(?:worksheets\/[^/]+|workbook)\.xml$/;
const formula = /<((?:\w+:)?(?:f|definedName))(?:\s[^<>]*[^<>/])?\s*>([\s\S]*?)<\/\1\s*>/g;
const opening = /<(?:\w+:)?(?:f|definedName)(?:\s[^<>]*[^<>/])?\s*>/;

/** Functions that tell about the machine that calculates (its paths, its system), or ask others. */
const outside = /\b(?:CELL|INFO|WEBSERVICE|HYPERLINK|DDE|RTD|CALL|REGISTER)\s*\(/i;
/** What could spell such a name so that it is not seen here: references, comments, CDATA. */
const disguised = /<|&(?!(?:amp|lt|gt|quot|apos);)/;
const isOutside = (text: string): boolean => outside.test(text) || disguised.test(text);

/** Sheets that are not written in bytes of ASCII, or define signs of their own, are no office program's. */
const isOdd = (text: string): boolean => text.includes('\0') || /^[\xfe\xff]/.test(text) || text.includes('<!DOCTYPE');

/**
 * A workbook without the formulas that look outside of it: their cells show the value with which they were stored, as their
 * author saw it. The office program would calculate them on this server, where CELL("filename") is the path of the file. Null:
 * it has none. Throws {@link ConversionFault} for sheets that cannot be read here, and for what is too large to be changed.
 */
export async function withoutOutsideFormulas(source: string): Promise<Buffer | null> {
  const file = await open(source);
  try {
    const entries = (await zipDirectory(file)) ?? [];
    let found = 0;
    for (const entry of entries.filter(({ name }) => sheetParts.test(name)))
      for await (const { count } of strippedPieces(file, entry)) found += count;
    return found > 0 ? await rewritten(file, entries) : null;
  } finally {
    await file.close();
  }
}

type Entry = Parameters<typeof contentOf>[1];

async function rewritten(file: FileHandle, entries: readonly Entry[]): Promise<Buffer> {
  const parts: ZipPart[] = [];
  let left = mostBytes;
  for (const entry of entries) {
    const pieces: Buffer[] = [];
    const keep = (piece: Buffer) => {
      left -= piece.length;
      if (left < 0) throw new ConversionFault('tooLarge');
      pieces.push(piece);
    };
    if (sheetParts.test(entry.name))
      for await (const { text } of strippedPieces(file, entry)) keep(Buffer.from(text, 'latin1'));
    else for await (const piece of contentOf(file, entry)) keep(piece);
    parts.push({ name: entry.name, content: Buffer.concat(pieces) });
  }
  return storedZip(parts);
}

/** A sheet piece by piece, and how many formulas are left out of each. */
async function* strippedPieces(file: FileHandle, entry: Entry): AsyncGenerator<{ text: string; count: number }> {
  let rest = '';
  const pieces = contentOf(file, entry)[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await pieces.next().catch(() => {
      throw new ConversionFault('damaged');
    });
    if (done) break;
    const text = rest + value.toString('latin1');
    const end = endOfWhole(text);
    rest = text.slice(end);
    if (rest.length > longestFormula || isOdd(text)) throw new ConversionFault('damaged');
    yield strip(text.slice(0, end));
  }
  yield { text: rest, count: 0 };
}

/** Up to where a text has nothing that begins in it and does not end. */
function endOfWhole(text: string): number {
  let end = 0;
  for (const { index, 0: whole } of text.matchAll(formula)) end = index + whole.length;
  const begun = opening.exec(text.slice(end));
  if (begun) return end + begun.index;
  const lastTag = text.lastIndexOf('<');
  return lastTag > text.lastIndexOf('>') && lastTag >= end ? lastTag : text.length;
}

function strip(text: string): { text: string; count: number } {
  let count = 0;
  const stripped = text.replace(formula, (whole, _name, content: string) => {
    if (!isOutside(content)) return whole;
    count += 1;
    return '';
  });
  return { text: stripped, count };
}

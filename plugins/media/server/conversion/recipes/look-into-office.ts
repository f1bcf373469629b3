import { type FileHandle, open } from 'node:fs/promises';
import { contentOf, zipDirectory } from 'edutech/core/server/files/detect/zip-directory';
import { ConversionFault } from './recipe';

/** Tables within tables: a form of an office has three. */
const deepestTables = 20;
/** Pages that a document asks for by its breaks, slides, or rows of sheets at so many a page: more are for nobody to look at. */
const mostPages = 5000;
const rowsPerPage = 40;
/** Text of all parts together, unpacked. */
const mostBytes = 536_870_912;
/** The longest tag that is looked at across two pieces. */
const longestTag = 4096;

/** The parts of each kind whose tags are counted. */
const parts: Readonly<Record<string, RegExp>> = {
  docx: /^word\/[^/]+\.xml$/,
  xlsx: /^xl\/worksheets\/[^/]+\.xml$/,
};
const slide = /^ppt\/slides\/slide\d+\.xml$/;
const tag = /<(\/?)(?:\w+:)?(tbl|br|pageBreakBefore|sectPr|row)(?:\s[^<>]*)?(\/?)>/g;

/**
 * Refuses documents that would keep an office program busy for minutes although they are small: tables within tables, page
 * breaks, slides and rows by the thousand. What cannot be read here is left to that program. Older formats are not looked into.
 */
export async function lookIntoOffice(path: string, ext: string): Promise<void> {
  if (ext !== 'pptx' && !parts[ext]) return;
  const file = await open(path);
  try {
    const entries = (await zipDirectory(file)) ?? [];
    const count = new Count();
    count.pages = entries.filter(({ name }) => slide.test(name)).length;
    for (const entry of entries) {
      if (parts[ext]?.test(entry.name)) await readPart(file, entry, count);
      count.refuse();
    }
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, entry: Parameters<typeof contentOf>[1], count: Count): Promise<void> {
  try {
    for await (const piece of contentOf(file, entry)) {
      count.take(piece);
      if (count.isTooMuch) return;
    }
  } catch {
    // the office program decides what it makes of a damaged part
  } finally {
    count.endPart();
  }
}

/** What the tags of a document come to. */
class Count {
  pages = 0;
  #bytes = 0;
  #rows = 0;
  #depth = 0;
  #deepest = 0;
  #rest = '';

  get isTooMuch(): boolean {
    const pages = this.pages + this.#rows / rowsPerPage;
    return this.#deepest > deepestTables || pages > mostPages || this.#bytes > mostBytes;
  }

  take(piece: Buffer): void {
    this.#bytes += piece.length;
    const text = this.#rest + piece.toString('latin1');
    const end = text.lastIndexOf('>') + 1;
    for (const [whole, closes, name, isEmpty] of text.slice(0, end).matchAll(tag)) {
      if (name === 'tbl') this.#table(closes !== '', isEmpty !== '');
      else if (name === 'row') this.#rows += closes === '' ? 1 : 0;
      else if (closes === '' && (name !== 'br' || /type="page"/.test(whole))) this.pages += 1;
    }
    this.#rest = text.slice(end).slice(-longestTag);
  }

  endPart(): void {
    this.#depth = 0;
    this.#rest = '';
  }

  refuse(): void {
    if (this.isTooMuch) throw new ConversionFault('tooLarge');
  }

  #table(closes: boolean, isEmpty: boolean): void {
    if (isEmpty) return;
    this.#depth += closes ? -1 : 1;
    this.#deepest = Math.max(this.#deepest, this.#depth);
  }
}

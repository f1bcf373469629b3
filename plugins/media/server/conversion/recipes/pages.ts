import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ProgramFailed, runProgram, words } from '../../../kit/server/run-program';
import { faultOf } from './media/media-run';
import { ConversionFault, type Order } from './recipe';

const gigabyte = 1_073_741_824;
const limits = { memoryBytes: 2 * gigabyte, fileBytes: gigabyte / 4, processorSeconds: 120, seconds: 120 };
/** Most pages of which pictures are made; a longer document is read as PDF. */
const mostDrawn = 300;
/** Pages drawn by one call, after which progress is reported. */
const pagesPerCall = 20;
/** Pixels of a page's longer side. */
const longSide = 1600;

/** The facts about a document's pages. */
export interface Pages {
  readonly pages: number;
  /** How many of them are drawn, beginning with the first: `page-001.jpg`, … */
  readonly drawn: number;
  /** Name of its text, pages parted by form feeds; empty when there is none. */
  readonly text: string;
}

/** Name of a page's picture; pages count from 1. */
export const pageName = (page: number) => `page-${String(page).padStart(3, '0')}.jpg`;

/** Counts the pages of a PDF, draws them and takes their text out, as far as the programs for it are there. */
export async function drawPages(order: Order, pdf: string): Promise<Pages> {
  const { programs, out, report } = order;
  if (!programs.pdf) return { pages: 0, drawn: 0, text: '' };
  const { pdfinfo, pdftoppm, pdftotext } = programs.pdf;
  const read = (program: string, args: readonly string[]) => reading(order, pdf, program, args);
  const count = Number(/^Pages:\s+(\d+)/m.exec(await read(pdfinfo, [pdf]))?.[1] ?? 0);
  await read(pdftotext, ['-enc', 'UTF-8', '-eol', 'unix', pdf, join(out, 'text.txt')]);
  const drawn = Math.min(count, mostDrawn);
  for (let first = 1; first <= drawn; first += pagesPerCall) {
    const last = Math.min(drawn, first + pagesPerCall - 1);
    await read(pdftoppm, [
      ...words('-jpeg -jpegopt quality=82 -scale-to'),
      String(longSide),
      '-f',
      String(first),
      '-l',
      String(last),
      pdf,
      join(out, 'page'),
    ]);
    report(0.5 + (last / drawn) * 0.5);
  }
  await nameAlike(out);
  return { pages: count, drawn, text: 'text.txt' };
}

async function reading(order: Order, pdf: string, program: string, args: readonly string[]): Promise<string> {
  const { programs, scratch, out, signal } = order;
  const { confinement } = programs;
  try {
    return await runProgram({
      program,
      args,
      folder: scratch,
      reads: [pdf],
      writes: [out],
      confinement,
      limits,
      signal,
    });
  } catch (error) {
    if (error instanceof ProgramFailed && /password/i.test(error.complaint)) {
      throw new ConversionFault('protected', error);
    }
    throw faultOf(error);
  }
}

/** The program writes as many digits as the document's last page has. */
async function nameAlike(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const page = /^page-(\d+)\.jpg$/.exec(name)?.[1];
    if (page && name !== pageName(Number(page))) await rename(join(folder, name), join(folder, pageName(Number(page))));
  }
}

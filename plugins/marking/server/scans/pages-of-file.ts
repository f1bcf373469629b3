import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Files, StoredFile } from 'edutech/core/server/files/files';
import type { Programs } from 'edutech/core/server/programs/programs';
import { ProgramFailed, runProgram } from 'edutech/plugins/media/kit/server/run-program';

const gigabyte = 1_073_741_824;
const limits = { memoryBytes: 2 * gigabyte, fileBytes: gigabyte / 4, processorSeconds: 120, seconds: 120 };
/** Pixels of the longer edge: A4 at 300 in an inch. */
const drawnEdge = 3508;
/** Most pages of one file: 1,000 students with two sheets each. */
export const mostPages = 4000;

interface Parts {
  readonly files: Files;
  readonly programs: Programs;
}

/** A file of a batch on the disk, and its pages as pictures. */
export interface OpenedFile {
  readonly pages: number;
  /** Path of the picture of a page, from 1 on. Pages are drawn one by one: the last picture gives way to the next. */
  draw(page: number): Promise<string>;
}

/** Opens a PDF or a picture. Throws AppError `marking.scans.fault.…` for what cannot be read, for good. */
export async function openFile(
  { files, programs }: Parts,
  file: StoredFile,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<OpenedFile> {
  const path = join(folder, `scan.${file.ext}`);
  await pipeline(await files.open(file), createWriteStream(path));
  if (file.ext !== 'pdf') return { pages: 1, draw: async () => path };
  if (!programs.pdf) throw faultOf('noProgram');
  const { pdfinfo, pdftoppm } = programs.pdf;
  const run = async (program: string, args: readonly string[]) => {
    try {
      const { confinement } = programs;
      return await runProgram({ program, args, folder, reads: [path], writes: [folder], confinement, limits, signal });
    } catch (error) {
      if (!(error instanceof ProgramFailed)) throw error;
      throw faultOf(/password/i.test(error.complaint) ? 'protected' : 'broken', error);
    }
  };
  const pages = Number(/^Pages:\s+(\d+)/m.exec(await run(pdfinfo, [path]))?.[1] ?? 0);
  if (pages < 1) throw faultOf('broken');
  if (pages > mostPages) throw faultOf('tooMany');
  const drawn = join(folder, 'drawn');
  return {
    pages,
    draw: async (page) => {
      const which = ['-f', String(page), '-l', String(page), '-singlefile'];
      await run(pdftoppm, ['-jpeg', '-gray', '-scale-to', String(drawnEdge), ...which, path, drawn]);
      return `${drawn}.jpg`;
    },
  };
}

const faultOf = (name: string, cause?: unknown) =>
  new AppError(`marking.scans.fault.${name}`, wireCodes.invalid, {}, cause === undefined ? undefined : { cause });

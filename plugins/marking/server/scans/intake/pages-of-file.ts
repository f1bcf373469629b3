import { createWriteStream } from 'node:fs';
import { access, rm } from 'node:fs/promises';
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
  /**
   * Path of the picture of a page, from 1 on. Pages are drawn one by one: the last picture gives way to the next. Null: this page
   * cannot be drawn.
   */
  draw(page: number): Promise<string | null>;
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
  return openPdf(programs, path, { folder, signal });
}

/** Opens a PDF that lies on the disk. Throws as {@link openFile}. */
export async function openPdf(
  programs: Programs,
  path: string,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<OpenedFile> {
  if (!programs.pdf) throw faultOf(noProgram);
  const { pdfinfo, pdftoppm } = programs.pdf;
  const { confinement } = programs;
  const run = (program: string, args: readonly string[]) =>
    runProgram({ program, args, folder, reads: [path], writes: [folder], confinement, limits, signal });
  const facts = await run(pdfinfo, [path]).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw faultOf(/password/i.test(error.complaint) ? 'marking.scans.fault.protected' : brokenFault, error);
  });
  const pages = Number(/^Pages:\s+(\d+)/m.exec(facts)?.[1] ?? 0);
  if (pages < 1) throw faultOf(brokenFault);
  if (pages > mostPages) throw faultOf('marking.scans.fault.tooMany');
  const drawn = join(folder, 'drawn');
  return {
    pages,
    draw: async (page) => {
      const which = ['-f', String(page), '-l', String(page), '-singlefile'];
      const picture = `${drawn}.jpg`;
      // of a page that the program leaves out, the picture of the one before it would be read once more
      await rm(picture, { force: true });
      try {
        await run(pdftoppm, ['-jpeg', '-gray', '-scale-to', String(drawnEdge), ...which, path, drawn]);
        await access(picture);
        return picture;
      } catch (error) {
        if (signal.aborted || !(error instanceof ProgramFailed || isMissing(error))) throw error;
        return null;
      }
    },
  };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Why no PDF can be read on this machine, and why a file cannot. */
export const noProgram = 'marking.scans.fault.noProgram';
export const brokenFault = 'marking.scans.fault.broken';

const faultOf = (key: string, cause?: unknown) =>
  new AppError(key, wireCodes.invalid, {}, cause === undefined ? undefined : { cause });

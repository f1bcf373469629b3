import { execFile } from 'node:child_process';
import { access, constants, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findConfinement } from './confinement';
import type { Programs } from './programs';

const run = promisify(execFile);
/** In place of a path: do not look, convert nothing. */
export const notWanted = 'none';

/**
 * Looks for the programs that convert, at the paths of the settings or on the PATH. None of them is required: without
 * one its conversions are not offered, and originals are shown as they are.
 */
export async function findPrograms(settings: { ffmpegPath: string; officePath: string }): Promise<Programs> {
  const [media, office, pdf, confinement] = await Promise.all([
    findMedia(settings.ffmpegPath),
    findOffice(settings.officePath),
    settings.officePath === notWanted ? null : findPdf(),
    findConfinement(),
  ]);
  return { media, office, pdf, confinement };
}

/** ffmpeg and the program beside it; null when one is missing or does not run. */
export async function findMedia(setting: string): Promise<Programs['media']> {
  const ffmpeg = await locate(setting, 'ffmpeg');
  if (!ffmpeg) return null;
  const ffprobe = (await executable(join(dirname(ffmpeg), 'ffprobe'))) ?? (await onPath('ffprobe'));
  const version = await firstLine(ffmpeg, ['-version']);
  return ffprobe && version ? { ffmpeg, ffprobe, version: shorten(version) } : null;
}

/** LibreOffice: the program itself, not the script that starts it: a script's child would outlive it. */
export async function findOffice(setting: string): Promise<Programs['office']> {
  const script = await locate(setting, 'soffice');
  if (!script) return null;
  const folder = dirname(await realpath(script));
  const soffice = await executable(join(folder, 'soffice.bin'));
  if (!soffice) return null;
  const hasFormulas = await access(join(folder, 'libsmlo.so')).then(
    () => true,
    () => false,
  );
  const version = await firstLine(script, ['--version']);
  return { soffice, hasFormulas, version: shorten(version ?? 'LibreOffice') };
}

/** The tools of poppler; null when one is missing. */
export async function findPdf(): Promise<Programs['pdf']> {
  const [pdfinfo, pdftoppm, pdftotext] = await Promise.all(['pdfinfo', 'pdftoppm', 'pdftotext'].map(onPath));
  return pdfinfo && pdftoppm && pdftotext ? { pdfinfo, pdftoppm, pdftotext } : null;
}

async function locate(setting: string, name: string): Promise<string | null> {
  if (setting === notWanted) return null;
  return setting === '' ? onPath(name) : executable(setting);
}

/** The first of the PATH's folders that has it. */
async function onPath(name: string): Promise<string | null> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const found = await executable(join(folder, name));
    if (found) return found;
  }
  return null;
}

const executable = (path: string): Promise<string | null> =>
  access(path, constants.X_OK).then(
    () => path,
    () => null,
  );

async function firstLine(program: string, args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await run(program, args, { timeout: 20_000 });
    return stdout.split('\n', 1)[0]!.trim();
  } catch {
    return null;
  }
}

/** `ffmpeg version 5.1.9-0+deb12u1 Copyright …` → `ffmpeg 5.1.9-0+deb12u1`. */
const shorten = (line: string) =>
  line
    .replace(/ Copyright.*$/, '')
    .replace(' version ', ' ')
    .slice(0, 60);

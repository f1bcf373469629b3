import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programs } from 'edutech/core/server/programs/programs';
import { ProgramFailed, runProgram, words } from 'edutech/plugins/media/kit/server/run-program';
import { writeOfficeProfile } from 'edutech/plugins/media/kit/server/office-profile';

const gigabyte = 1_073_741_824;
const limits = { memoryBytes: 4 * gigabyte, fileBytes: gigabyte / 4, processorSeconds: 90, seconds: 90 };
/** Starting the program costs seconds, a drawing some hundredths: all go in one call. */
const mostAtOnce = 300;

/** The program says that it has made its profile and wants to be started again. */
const startAgain = 81;

/** A drawing of Windows (WMF, EMF), which browsers do not show. */
export interface Metafile {
  readonly id: string;
  readonly ext: 'wmf' | 'emf';
  readonly bytes: Buffer;
}

/**
 * Drawings of Windows as PNG, by LibreOffice; those that it cannot read are not in the answer, and nothing is where it is
 * not installed.
 */
export async function drawnMetafiles(
  files: readonly Metafile[],
  { office, confinement }: Programs,
  signal: AbortSignal,
): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  if (files.length === 0 || !office) return drawn;
  const folder = await mkdtemp(join(tmpdir(), 'edutech-drawings-'));
  try {
    const profile = await writeOfficeProfile(folder);
    const paths: string[] = [];
    for (const [at, { ext, bytes }] of files.slice(0, mostAtOnce).entries()) {
      paths.push(join(folder, `${at}.${ext}`));
      await writeFile(paths.at(-1)!, bytes);
    }
    const args = [
      profile.argument,
      ...words('--headless --nologo --norestore --nofirststartwizard --convert-to png --outdir'),
      folder,
      ...paths,
    ];
    const run = () =>
      runProgram({ program: office.soffice, args, folder, confinement, limits, signal, env: profile.env });
    await run()
      .catch((error: unknown) => {
        if (error instanceof ProgramFailed && error.exitCode === startAgain) return run();
        throw error;
      })
      .catch((error: unknown) => {
        // one drawing that fails: the results before it are there
        if (!(error instanceof ProgramFailed)) throw error;
      });
    for (const [at, { id }] of files.slice(0, mostAtOnce).entries()) {
      const png = await readFile(join(folder, `${at}.png`)).catch(() => null);
      if (png) drawn.set(id, png);
    }
    return drawn;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

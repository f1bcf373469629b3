import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, test } from 'vitest';
import { findPrograms } from 'edutech/core/server/programs/find-programs';
import type { Programs } from 'edutech/core/server/programs/programs';
import { recipeFor } from 'edutech/plugins/media/server/conversion/recipes/all-recipes';
import type { Made } from 'edutech/plugins/media/server/conversion/recipes/recipe';

/** The converters of this machine. */
export const programs: Programs = await findPrograms({ ffmpegPath: '', officePath: '' });

const missing = [
  ...(programs.media ? [] : ['ffmpeg']),
  ...(programs.office ? [] : ['libreoffice-writer-nogui libreoffice-impress-nogui libreoffice-calc-nogui']),
  ...(programs.pdf ? [] : ['poppler-utils']),
];

/** Whether tests that need every converter run: also where one is missing that must not be. */
export const canConvert = missing.length === 0 || Boolean(process.env['CI']);

/**
 * Tests that need every converter. Where one is missing they are left out with a line that says so; where everything is
 * installed by order (CI) they fail.
 */
export const converting = canConvert ? test : test.skip;

/** To be called by each file of such tests. */
export function needConverters(): void {
  beforeAll(() => {
    if (missing.length === 0) return;
    const text = `No conversions on this machine: apt-get install ${missing.join(' ')}`;
    if (process.env['CI']) throw new Error(text);
    process.stderr.write(`${text}\n`);
  });
}

export interface Conversion extends Made {
  /** Where the parts lie. */
  readonly out: string;
}

/** Converts a file by the recipe for its extension, in a folder of its own below `folder`. */
export async function convertFile(
  folder: string,
  source: string,
  ext: string,
  signal?: AbortSignal,
): Promise<Conversion> {
  const run = await mkdtemp(join(folder, 'run-'));
  const [out, scratch] = [join(run, 'out'), join(run, 'scratch')];
  await mkdir(out);
  await mkdir(scratch);
  const never = new AbortController().signal;
  const made = await recipeFor(ext)!.make({
    source,
    ext,
    out,
    scratch,
    programs,
    signal: signal ?? never,
    report: () => undefined,
  });
  return { ...made, out };
}

/** A folder for one file of tests; `clean` removes it. */
export async function workFolder(): Promise<{ folder: string; clean: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-conversion-'));
  return { folder, clean: () => rm(folder, { recursive: true, force: true }) };
}

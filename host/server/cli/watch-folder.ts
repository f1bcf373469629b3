import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FolderIntake } from 'edutech/core/server/operation/folder-intakes';
import type { Console } from './console';
import { option, refuseUnknown } from './terminal/options';

/** A file that has not grown between two looks is finished. Milliseconds. */
const lookEvery = 2000;
/** Where files lie that were taken, in the folder that is watched. */
const done = 'done';

/**
 * Watches a folder, and takes each finished file in it once: what was taken moves to `done`. Killed in between, a file is taken
 * again and found to be there. `--once`: ends when nothing new lies there.
 */
export const watchFolder =
  (word: string) =>
  async (desk: Console, args: readonly string[]): Promise<number> => {
    refuseUnknown(args, { words: 1, options: ['project'], flags: ['once'] });
    const [folder] = args;
    const target = option(args, 'project');
    if (!folder || folder.startsWith('--') || !target) {
      throw new Error(`Say a folder and a project: node build.mjs host ${word} /srv/scans --project ID`);
    }
    const intake = (await desk.folderIntakes()).find((one) => one.word === word);
    if (!intake) throw new Error(`Nothing here takes ${word}: its plugin is off.`);
    const root = resolve(folder);
    await mkdir(join(root, done), { recursive: true });
    console.log(`Watching ${root}.`);
    await watch(root, intake, { target, isOnce: args.includes('--once') });
    return 0;
  };

interface Watching {
  readonly target: string;
  readonly isOnce: boolean;
}

async function watch(root: string, intake: FolderIntake, { target, isOnce }: Watching): Promise<void> {
  let seen = new Map<string, string>();
  for (;;) {
    const there = await looksOf(root, intake);
    const finished = [...there].filter(([name, look]) => seen.get(name) === look).map(([name]) => name);
    for (const name of finished.toSorted()) {
      const isNew = await intake.take(target, { path: join(root, name), name });
      await rename(join(root, name), join(root, done, name));
      there.delete(name);
      console.log(`${name}: ${isNew ? 'taken' : 'was there already'}`);
    }
    if (isOnce && there.size === 0) return;
    seen = there;
    await delay(lookEvery);
  }
}

/** Files by name, with what changes while they are written. */
async function looksOf(root: string, intake: FolderIntake): Promise<Map<string, string>> {
  const entries = await readdir(root, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && intake.accepts(entry.name));
  const looks = await Promise.all(
    files.map(async ({ name }) => {
      const found = await stat(join(root, name)).catch(() => null);
      return found ? [[name, `${found.size} ${found.mtimeMs}`] as const] : [];
    }),
  );
  return new Map(looks.flat());
}

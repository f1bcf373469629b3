import { access, mkdir, readdir, rename, stat } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAppError } from 'edutech/core/common/errors';
import type { FolderIntake } from 'edutech/core/server/operation/folder-intakes';
import type { Console } from './console';
import { option, refuseUnknown } from './terminal/options';

/** A file that has not grown between two looks is finished. Milliseconds. */
const lookEvery = 2000;
/** Where files lie that were taken, and those that are no scans whatever they are called, in the folder that is watched. */
const done = 'done';
const refused = 'refused';

/**
 * Watches a folder, and takes each finished file in it once: what was taken moves to `done`, what is refused for what it contains to
 * `refused`; neither is ever written over. Links are left alone. Killed in between, a file is taken again and found to be there. `--once`: ends when nothing new lies there.
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
      const outcome = await taken(root, intake, target, name);
      await putAway(root, name, outcome === 'taken' || outcome === 'was there already' ? done : refused);
      there.delete(name);
      console.log(`${name.replace(/\p{Cc}/gu, '?')}: ${outcome}`);
    }
    if (isOnce && there.size === 0) return;
    seen = there;
    await delay(lookEvery);
  }
}

/** What has come of a file: one that cannot be stored does not keep the others back. */
async function taken(root: string, intake: FolderIntake, target: string, name: string): Promise<string> {
  try {
    return (await intake.take(target, { path: join(root, name), name })) ? 'taken' : 'was there already';
  } catch (error) {
    if (!isAppError(error) || !error.key.startsWith('core.files.') || error.key === 'core.files.noSpace') throw error;
    return `refused, ${error.key}`;
  }
}

/** Moves a file into a folder beside it, under a name that nothing has there: scanners begin with 0001 each day. */
async function putAway(root: string, name: string, folder: string): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  const { name: stem, ext } = parse(name);
  const isThere = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  let path = join(root, folder, name);
  for (let number = 2; await isThere(path); number += 1) path = join(root, folder, `${stem} (${number})${ext}`);
  await rename(join(root, name), path);
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

import { readdir, readFile, readlink } from 'node:fs/promises';

/** Process ids of programs that work in a folder or below it (Linux). */
export async function programsAtWork(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const cwd = await readlink(`/proc/${id}/cwd`).catch(() => '');
    const state = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    if (cwd.startsWith(folder) && !state.includes(') Z ')) found.push(Number(id));
  }
  return found;
}

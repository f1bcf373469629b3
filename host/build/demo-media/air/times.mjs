// Notes how long a film or a recording is, and its parts, in the demo text `times.txt` of the air classroom.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dir } from '../kit.mjs';

const file = join(dir.lessons, 'times.txt');

/** Replaces what the file says of a lesson, or adds it at the end. */
export function noteTimes(slug, { seconds, chapters }) {
  const [head, ...records] = readFileSync(file, 'utf8').trimEnd().split('\n\n== ');
  const record = [slug, `seconds: ${seconds}`, ...chapters.map(({ at, title }) => `part (${at}): ${title}`)].join('\n');
  const at = records.findIndex((one) => one.startsWith(`${slug}\n`));
  records.splice(at < 0 ? records.length : at, at < 0 ? 0 : 1, record);
  writeFileSync(file, `${[head, ...records].join('\n\n== ')}\n`);
}

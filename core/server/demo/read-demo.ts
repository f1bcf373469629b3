import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DemoRecord, parseDemoText } from './demo-text';

/**
 * The records of a demo text of a plugin, or of all those in a folder and its folders, in order of their paths. `folder` is
 * the plugin's, `path` begins at `server/demo` in it.
 */
export function readDemo(folder: string, path: string): DemoRecord[] {
  const start = join(folder, 'server/demo', path);
  const files = statSync(start).isFile()
    ? [start]
    : readdirSync(start, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
        .map((name) => join(start, name));
  return files.flatMap((file) =>
    parseDemoText(readFileSync(file, 'utf8'), relative(folder, file).replaceAll('\\', '/')),
  );
}

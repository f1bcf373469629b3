import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The program of a thread, `<name>-thread.ts` in its sources. In a build it lies beside all other files of the server; what runs
 * from sources (tests) takes it from the build.
 */
export function threadProgram(name: string): URL {
  const beside = join(import.meta.dirname, `${name}.js`);
  const built = resolve(process.env['EDUTECH_DIST'] ?? 'dist', 'server', `${name}.js`);
  return pathToFileURL(existsSync(beside) ? beside : built);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tried } from './endpoints';

/**
 * Whether a test, or what it imports from beside itself, hands an endpoint to a call, as itself or as a part of its api, or
 * names the path of it. Its name alone may be a word of a title or a comment. A file that is not there calls none.
 */
export function isNamedIn(file: string, { name, endpoint }: Tried): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const beside = [...text.matchAll(/from '(\.\/[^']+)'/g)]
    .map(([, from = '']) => join(dirname(file), `${from}.ts`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const own = name.slice(name.indexOf('.') + 1);
  const called = new RegExp(`\\bapi\\.${own}\\b|[([,]\\s*(?:\\w+\\.)?${own}\\s*[,)\\]]`);
  return [text, ...beside].some((source) => called.test(codeOf(source)) || source.includes(endpoint.path));
}

/** A source without its comments and imports. */
const codeOf = (source: string) => source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/^import [^;]*;$/gm, '');

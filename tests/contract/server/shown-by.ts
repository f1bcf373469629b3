import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tried } from './endpoints';

/** Whether a test, or what it imports from beside itself, names an endpoint or the path of it. A file that is not there names none. */
export function isNamedIn(file: string, { name, endpoint }: Tried): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const beside = [...text.matchAll(/from '(\.\/[^']+)'/g)]
    .map(([, from = '']) => join(dirname(file), `${from}.ts`))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  const word = new RegExp(`\\b${name.slice(name.indexOf('.') + 1)}\\b`);
  return [text, ...beside].some((source) => word.test(source) || source.includes(endpoint.path));
}

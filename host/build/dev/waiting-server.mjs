// A server in waiting, for `npm run dev`: it loads the packages that the last build imports, which is half of a start, and
// becomes the server of the next build when it is told so.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { distDir } from '../paths.mjs';

const folder = path.join(distDir, 'server');

// Heard from the beginning: the word may come while packages are still being loaded.
process.once('message', () => void begin());
process.once('disconnect', () => process.exit());

for (const name of packagesOf(folder)) await import(name).catch(() => undefined);

async function begin() {
  await import('../serve/parent-watch.mjs');
  await import(pathToFileURL(path.join(folder, 'main.js')).href);
}

/** @param {string} built */
function packagesOf(built) {
  const names = fs.readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const imported = names.flatMap((name) => {
    const text = fs.readFileSync(path.join(built, name), 'utf8');
    return [...text.matchAll(/^import [^"]*"([^."/][^"]*)";$/gm)].map((match) => match[1] ?? '');
  });
  return new Set(imported.filter((name) => !name.startsWith('node:')));
}

// What the last build wrote about the browser's files (host/build/bundle/web.mjs).
import fs from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { distDir } from '../../../host/build/paths.mjs';

interface Chunk {
  readonly file: string;
  /** What it cannot run without. */
  readonly imports: readonly string[];
}

export interface WebManifest {
  /** Changes with any byte of what browsers load. */
  readonly version: string;
  readonly entry: string;
  readonly preload: readonly string[];
  readonly css: string;
  readonly pluginCss: Readonly<Record<string, string>>;
  /** Source file → chunk, for all that is loaded on demand. */
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** `plugin.page`, `plugin.block` → source file. */
  readonly pages: Readonly<Record<string, string>>;
  readonly blocks: Readonly<Record<string, string>>;
}

const ownBuild = path.join(distDir, 'web');

function read<T>(name: string, web: string): T {
  const file = path.join(web, name);
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run "node build.mjs build" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

export const readManifest = (web = ownBuild) => read<WebManifest>('manifest.json', web);
export const readMeta = () => read<Metafile>('meta.json', ownBuild);

/** Bytes on the wire of a set of addresses, compressed with brotli, each counted once. */
export function transferred(addresses: Iterable<string>, web = ownBuild): number {
  let bytes = 0;
  for (const address of new Set(addresses)) bytes += fs.statSync(`${path.join(web, address)}.br`).size;
  return bytes;
}

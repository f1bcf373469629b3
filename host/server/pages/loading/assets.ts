import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the build wrote about the browser's files (host/build/bundle/bundle.mjs). */
export interface WebBuild {
  /** Changes with any byte of what browsers load. */
  readonly version: string;
  /** Script that starts the browser's half. */
  readonly entry: string;
  /** Style sheets of core, always loaded. */
  readonly css: string;
  /** Style sheet of each plugin that has one. */
  readonly pluginCss: Readonly<Record<string, string>>;
  /** Scripts that the entry imports at once. */
  readonly preload: readonly string[];
  /** Source file of a part that is loaded on demand → its script, and the scripts that it imports at once. */
  readonly chunks: Readonly<Record<string, { readonly file: string; readonly imports: readonly string[] }>>;
  /** `plugin.page` → source file. */
  readonly pages: Readonly<Record<string, string>>;
  /** `plugin.block` → source file. */
  readonly blocks: Readonly<Record<string, string>>;
  /** `plugin.page` of pages that open without a network → all that they may load. */
  readonly offline: Readonly<Record<string, readonly string[]>>;
  /** `owner.language` → script of the compiled texts. */
  readonly texts: Readonly<Record<string, string>>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.bcmap': 'application/octet-stream',
  '.traineddata': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** A worker has the policy of its own script: the one that reads documents of strangers reaches only this platform. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";
/** One whose source is named `….wasm.worker.ts` may compile WebAssembly of ours; no page may. */
const compilingPolicy = workerPolicy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
const policyOf = (name: string) => (/-wasm-worker-[0-9a-f]+\.js$/.test(name) ? compilingPolicy : workerPolicy);

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Serves the hashed files of the build: immutable, compressed ahead of time, streamed. */
export function serveAssets(app: FastifyInstance, folder: string): void {
  app.get('/assets/*', async (request, reply) => sendAsset(request, reply, folder));
}

/** Files at the root of the site with a fixed name. */
const rootFiles = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
];
const daySeconds = 86_400;

/** Serves what browsers ask for by a fixed name. */
export function serveRootFiles(app: FastifyInstance, folder: string): void {
  for (const name of rootFiles) {
    app.get(`/${name}`, (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${daySeconds}`)
        .type(contentTypes[extname(name)]!)
        .send(createReadStream(join(folder, name))),
    );
  }
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, folder: string) {
  const wanted = normalize((request.params as { '*': string })['*']);
  const path = join(folder, wanted);
  const type = contentTypes[extname(wanted)];
  if (!type || !path.startsWith(folder + sep) || !(await isFile(path))) return reply.callNotFound();
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding').type(type);
  if (type.startsWith('text/javascript')) reply.header('content-security-policy', policyOf(wanted));
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const { name, ending } of encodings) {
    if (accepted.includes(name) && (await isFile(path + ending))) {
      return reply.header('content-encoding', name).send(createReadStream(path + ending));
    }
  }
  return reply.send(createReadStream(path));
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Reads the build's manifest. */
export const readWebBuild = async (folder: string): Promise<WebBuild> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as WebBuild;

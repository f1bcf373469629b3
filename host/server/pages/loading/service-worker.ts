import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languages } from 'edutech/core/common/languages';
import { isRedirect, layoutOf } from 'edutech/core/common/plugin';
import type { RunningPlugin } from 'edutech/core/server/registry/resolve-plugins';
import type { WebBuild } from './assets';
import { preloadsOf } from './preloads';

/** Takes a worker away that an earlier version, or another mode, has left in browsers. */
const leaving =
  "addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil(registration.unregister()));";

/** A worker has the policy of its own script: it reaches only this platform. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";

interface ServiceWorkerParts {
  readonly folder: string;
  readonly build: WebBuild;
  readonly plugins: readonly RunningPlugin[];
  readonly development: boolean;
}

/**
 * Serves the worker that keeps pages marked `offline` (core/web/offline/service-worker.ts), with the build and the files of
 * each page before it: a new build is a new worker. Without such pages, and in development, it takes itself away.
 */
export async function serveServiceWorker(app: FastifyInstance, parts: ServiceWorkerParts): Promise<void> {
  const pages = keptPages(parts);
  const isWanted = !parts.development && Object.keys(pages).length > 0;
  const script = isWanted
    ? `self.kept=${JSON.stringify({ version: parts.build.version, pages })};\n${await readFile(join(parts.folder, 'service-worker.js'), 'utf8')}`
    : leaving;
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

/** Path of each page marked `offline` → everything that it may load, in every language. */
function keptPages({ build, plugins }: ServiceWorkerParts): Record<string, readonly string[]> {
  const found: Record<string, readonly string[]> = {};
  for (const { manifest } of plugins) {
    for (const [name, route] of Object.entries(manifest.routes ?? {})) {
      const page = `${manifest.id}.${name}`;
      const own = build.offline[page];
      if (isRedirect(route) || !route.offline || !own) continue;
      const around = languages.flatMap((language) =>
        preloadsOf(build, { page, blocks: [], layout: layoutOf(route), language }),
      );
      const sheets = [build.css, build.pluginCss[manifest.id]].filter((sheet) => sheet !== undefined);
      found[route.path] = [...new Set([build.entry, ...sheets, ...around, ...own])];
    }
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, type Language } from '../../../core/common/languages';
import {
  isRedirect,
  type BlockDeclaration,
  type ModuleDeclaration,
  type PageRoute,
  type PluginManifest,
  type RedirectRoute,
} from '../../../core/common/plugin';
import type { LandingRule } from '../../../core/common/addresses/landing';

/** Something declared, with its owner: `work.list`. */
export type Owned<T> = T & { readonly plugin: string; readonly key: string };

const root = new URL('../../../', import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const registry = readJson('registry.json');
const lines: readonly { id: string; from?: string }[] = registry.plugins;

/** The generated part of registry.json. */
export const catalogue: Readonly<
  Record<string, { routes?: Record<string, { path: string }>; permissions?: Record<string, unknown> }>
> = registry.catalogue;

/** Ids of our own plugins, in registry order. */
export const pluginIds = lines.filter((line) => !line.from).map((line) => line.id);

/** Every manifest, in registry order. */
export const manifests: readonly PluginManifest[] = await Promise.all(
  pluginIds.map(async (id) => (await import(fileURLToPath(new URL(`plugins/${id}/plugin.ts`, root)))).default),
);

export const manifestOf = new Map(manifests.map((manifest) => [manifest.id, manifest]));

const routes = manifests.flatMap((manifest) =>
  Object.entries(manifest.routes ?? {}).map(([key, route]) => ({ ...route, plugin: manifest.id, key })),
);

/** Routes with a page of their own. */
export const pages = routes.filter((route) => !isRedirect(route)) as readonly Owned<PageRoute>[];

/** Routes that lead to others. */
export const redirects = routes.filter(isRedirect) as readonly Owned<RedirectRoute>[];

const owned = <T extends { readonly id: string }>(list: (manifest: PluginManifest) => readonly T[] | undefined) =>
  manifests.flatMap((manifest) =>
    (list(manifest) ?? []).map((part): Owned<T> => ({ ...part, plugin: manifest.id, key: part.id })),
  );

export const modules: readonly Owned<ModuleDeclaration>[] = owned((manifest) => manifest.modules);
export const blocks: readonly Owned<BlockDeclaration>[] = owned((manifest) => manifest.blocks);
export const landings: readonly Owned<LandingRule>[] = owned((manifest) => manifest.landing);

/** Permission code → its fine-grained actions. */
export const codes: ReadonlyMap<string, readonly string[]> = new Map(
  manifests.flatMap((manifest) =>
    Object.entries(manifest.permissions ?? {}).map(([code, { actions = [] }]) => [code, actions] as const),
  ),
);

/** The page that a path opens in the end, redirects followed; `undefined` when there is none. */
export function pageAt(path: string): Owned<PageRoute> | undefined {
  const page = pages.find((candidate) => candidate.path === path);
  if (page) return page;
  const redirect = redirects.find((candidate) => candidate.path === path);
  return redirect && redirectTarget(redirect);
}

/** Where a redirect ends: a route of its own plugin by id, or of any by path. */
export function redirectTarget({ plugin, redirect }: Owned<RedirectRoute>): Owned<PageRoute> | undefined {
  const own = manifestOf.get(plugin)?.routes?.[redirect];
  return pageAt(own ? own.path : redirect);
}

/** Messages of an owner (`core`, `host` or a plugin) in one language. */
export function messagesOf(owner: string, language: Language): Readonly<Record<string, string>> {
  const folder = manifestOf.has(owner) ? `plugins/${owner}` : owner;
  return readJson(`${folder}/messages/${language}.json`);
}

export { languages };

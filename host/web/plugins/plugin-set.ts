import {
  isRedirect,
  layoutOf,
  type LayoutName,
  type PageRoute,
  type RedirectRoute,
  type WebManifest,
} from 'edutech/core/common/plugin';
import type { AnyWebHalf, PageModule } from 'edutech/core/web/plugin';

/** A plugin of this build; an undeveloped area has no web half. */
export interface Plugin {
  readonly id: string;
  readonly manifest: WebManifest;
  readonly half: AnyWebHalf | null;
}

/** A route of a plugin that shows a page. */
export interface Page {
  /** `air.list` */
  readonly id: string;
  readonly plugin: Plugin;
  readonly route: PageRoute;
  readonly layout: LayoutName;
  /** Absent for an undeveloped page. */
  readonly load?: () => Promise<PageModule>;
}

/** A route of a plugin that leads to another. */
export interface Redirect {
  readonly id: string;
  readonly plugin: Plugin;
  readonly route: RedirectRoute;
  /** Path of the target. */
  readonly target: string;
}

/** Joins manifests and web halves, in registry order. */
export function joinPlugins(manifests: readonly WebManifest[], halves: readonly AnyWebHalf[]): readonly Plugin[] {
  const byId = new Map(halves.map((half) => [(half.plugin as WebManifest).id, half]));
  return manifests.map((manifest) => ({ id: manifest.id, manifest, half: byId.get(manifest.id) ?? null }));
}

/** Every page of the plugins. */
export function pagesOf(plugins: readonly Plugin[]): readonly Page[] {
  return plugins.flatMap((plugin) =>
    Object.entries(plugin.manifest.routes ?? {}).flatMap(([name, route]) => {
      if (isRedirect(route)) return [];
      const load = (plugin.half?.pages as Record<string, Page['load']> | undefined)?.[name];
      return [{ id: `${plugin.id}.${name}`, plugin, route, layout: layoutOf(route), load }];
    }),
  );
}

/** Every redirect of the plugins, its target as a path. A target that is no path is a route id of the same plugin. */
export function redirectsOf(plugins: readonly Plugin[]): readonly Redirect[] {
  return plugins.flatMap((plugin) =>
    Object.entries(plugin.manifest.routes ?? {}).flatMap(([name, route]) => {
      if (!isRedirect(route)) return [];
      const target = route.redirect.startsWith('/') ? route.redirect : plugin.manifest.routes?.[route.redirect]?.path;
      return target === undefined ? [] : [{ id: `${plugin.id}.${name}`, plugin, route, target }];
    }),
  );
}

/** The pages from the outermost to this one, as its `parent`s say: the breadcrumb. */
export function ancestorsOf(page: Page, pages: readonly Page[]): readonly Page[] {
  const chain = [page];
  for (let parent = page.route.parent; parent !== undefined; ) {
    const above = pages.find((other) => other.id === `${page.plugin.id}.${parent}`);
    if (!above || chain.includes(above)) break;
    chain.unshift(above);
    parent = above.route.parent;
  }
  return chain;
}

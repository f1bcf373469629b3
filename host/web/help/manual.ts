import { isAllowed, type Holder } from 'edutech/core/common/permissions/access';
import { adminGroups } from 'edutech/core/common/plugin';
import type { ModuleLink } from 'edutech/core/web/modules';
import { ancestorsOf, type Page, pagesOf, type Plugin } from '../plugins/plugin-set';

/** The help of one page. */
export interface Chapter {
  readonly page: Page;
  /** Message id of what navigation calls it, or of its title. */
  readonly title: string;
}

/** Chapters whose pages stand together in navigation. */
export interface ManualPart {
  /** Message id of its name; the pages of every day have none. */
  readonly title: string | null;
  readonly chapters: readonly Chapter[];
}

export interface ManualFacts {
  /** Entries of the person's navigation, in their order. */
  readonly links: readonly Pick<ModuleLink, 'id' | 'title' | 'state'>[];
  readonly plugins: readonly Plugin[];
  /** Ids of pages that have help. */
  readonly helped: ReadonlySet<string>;
  readonly holder: Holder | null;
}

/**
 * What a manual for one person has: each page with help that an entry opens, with those below it, once; first those of
 * every day, then administration by its groups.
 */
export function manualOf({ links, plugins, helped, holder }: ManualFacts): readonly ManualPart[] {
  const pages = pagesOf(plugins);
  const declared = new Map(
    plugins.flatMap(({ id, manifest }) =>
      (manifest.modules ?? []).map((module) => [module.id, { module, opened: `${id}.${module.route}` }] as const),
    ),
  );
  const told = new Set<Page>();
  const chaptersOf = ({ id: entry, title }: ManualFacts['links'][number]) => {
    const { opened } = declared.get(entry)!;
    return pages
      .filter((page) => helped.has(page.id) && !told.has(page) && isAllowed(page.route.access, holder))
      .filter((page) => ancestorsOf(page, pages).some(({ id }) => id === opened))
      .map((page) => {
        told.add(page);
        return { page, title: page.id === opened ? title : page.route.title };
      });
  };
  const open = links.filter(({ id, state }) => state === 'open' && declared.has(id));
  const groupOf = ({ id }: ManualFacts['links'][number]) => {
    const { audience, isHome, group = 'platform' } = declared.get(id)!.module;
    return audience === 'admin' && !isHome ? group : null;
  };
  return [null, ...adminGroups]
    .map((group) => ({
      title: group && `host.admin.group.${group}`,
      chapters: open.filter((link) => groupOf(link) === group).flatMap(chaptersOf),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

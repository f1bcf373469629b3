import { isAllowed, type Holder } from 'edutech/core/common/permissions/access';
import type { BlockDeclaration } from 'edutech/core/common/plugin';
import type { Plugin } from '../plugins/plugin-set';

/** The place of the portal's tabs; portal.md section 2 numbers them 0 to 8. */
export const tabPlace = 'portal.tab';

/** A tab of the portal: it opens a page, an external address of its plugin's options, or runs a handler. */
export interface PortalTab {
  readonly key: string;
  readonly plugin: Plugin;
  readonly block: BlockDeclaration;
  readonly number: number;
  readonly action:
    | { readonly kind: 'page'; readonly path: string }
    | { readonly kind: 'external'; readonly address: string }
    | { readonly kind: 'handler'; readonly name: string };
  /** Choosing it forgets the stored city login (tabs 0, 2, 3, 4, 5 and 8). */
  readonly clearsCityLogin: boolean;
  readonly newWindow: boolean;
}

export interface TabFacts {
  readonly plugins: readonly Plugin[];
  readonly holder: Holder | null;
  readonly isOn: (plugin: Plugin) => boolean;
  readonly option: (plugin: string, name: string) => unknown;
}

/** The tabs for this person, by number. Tabs of plugins that are off, refused, or without an address vanish. */
export function portalTabs({ plugins, holder, isOn, option }: TabFacts): readonly PortalTab[] {
  return (
    plugins
      .filter(isOn)
      .flatMap((plugin) => (plugin.manifest.blocks ?? []).map((block) => ({ plugin, block })))
      .filter(
        ({ block }) => block.place === tabPlace && isAllowed(block.access, holder) && block.data?.undeveloped !== true,
      )
      // a tab may lead into another plugin, and is nothing without it
      .filter(
        ({ block }) =>
          block.data?.needs === undefined || plugins.some((one) => one.id === block.data?.needs && isOn(one)),
      )
      .flatMap(({ plugin, block }) => {
        const action = actionOf(plugin, block, option);
        if (!action) return [];
        return [
          {
            key: `${plugin.id}.${block.id}`,
            plugin,
            block,
            number: Number(block.data?.tab ?? block.order),
            action,
            clearsCityLogin: block.data?.clearsCityLogin === true,
            newWindow: block.data?.newWindow === true || action.kind === 'external',
          },
        ];
      })
      .sort((one, other) => one.number - other.number)
  );
}

function actionOf(plugin: Plugin, block: BlockDeclaration, option: TabFacts['option']): PortalTab['action'] | null {
  const { path, route, external, handler } = block.data ?? {};
  if (typeof handler === 'string') return { kind: 'handler', name: handler };
  if (typeof external === 'string') {
    const address = option(plugin.id, external);
    return typeof address === 'string' && address !== '' ? { kind: 'external', address } : null;
  }
  if (typeof path === 'string') return { kind: 'page', path };
  const named = typeof route === 'string' ? plugin.manifest.routes?.[route]?.path : undefined;
  return named === undefined ? null : { kind: 'page', path: named };
}

/** The tab under which a path lies: the longest that begins it; home only when it is the path itself. */
export function currentTab(tabs: readonly PortalTab[], path: string): PortalTab | null {
  let best: PortalTab | null = null;
  let length = 0;
  for (const tab of tabs) {
    if (tab.action.kind !== 'page') continue;
    const root = tab.action.path;
    if ((path === root || path.startsWith(`${root}/`)) && root.length > length) {
      best = tab;
      length = root.length;
    }
  }
  return best;
}

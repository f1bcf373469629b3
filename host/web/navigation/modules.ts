import { isAllowed, type Access, type Holder } from 'edutech/core/common/permissions/access';
import { isRedirect, type MessageId, type ModuleDeclaration, type PageRoute } from 'edutech/core/common/plugin';
import type { Plugin } from '../plugins/plugin-set';

/** An entry of navigation for one person. */
export interface ModuleEntry {
  readonly id: string;
  readonly plugin: Plugin;
  readonly module: ModuleDeclaration;
  readonly title: MessageId;
  /** Path of its page, if it opens one. */
  readonly path: string | null;
  /** `locked`: without permission, shown after the permitted ones. `undeveloped`: hidden, or shown without access. */
  readonly state: 'open' | 'locked' | 'undeveloped';
}

export interface ModuleFacts {
  readonly plugins: readonly Plugin[];
  readonly audience: ModuleDeclaration['audience'];
  readonly holder: Holder | null;
  /** Module ids of the login response in their order; the switched-off ones are not in it. Empty: registry order. */
  readonly order: readonly string[];
  readonly isOn: (plugin: Plugin) => boolean;
}

/**
 * Home, then the modules of an audience in their order (portal.md section 6): the air classroom first and always permitted,
 * then the permitted ones in the order of the login response, then those without permission, then the undeveloped ones.
 */
export function arrangeModules({ plugins, audience, holder, order, isOn }: ModuleFacts): readonly ModuleEntry[] {
  const entries = plugins
    .filter(isOn)
    .flatMap((plugin) => (plugin.manifest.modules ?? []).map((module) => ({ plugin, module })))
    .filter(({ module }) => module.audience === audience)
    .filter(({ module }) => isFor(module, holder))
    .filter(({ module }) => module.alwaysFirst || order.length === 0 || order.includes(module.id))
    .map(({ plugin, module }) => entryOf(plugin, module, holder));
  const place = (entry: ModuleEntry) => (order.length === 0 ? 0 : order.indexOf(entry.id));
  return entries.sort((one, other) => rank(one) - rank(other) || place(one) - place(other));
}

const rank = ({ module, state }: ModuleEntry) =>
  module.isHome ? -1 : module.alwaysFirst ? 0 : { open: 1, locked: 2, undeveloped: 3 }[state];

const holdsOne = (codes: readonly string[], holder: Holder | null) =>
  codes.some((code) => holder?.permissions.has(code));

/** Labels of excellent-course evaluation exist for holders of one of their codes only. */
const isFor = (module: ModuleDeclaration, holder: Holder | null) => !module.onlyFor || holdsOne(module.onlyFor, holder);

function entryOf(plugin: Plugin, module: ModuleDeclaration, holder: Holder | null): ModuleEntry {
  const route = module.route === undefined ? undefined : plugin.manifest.routes?.[module.route];
  const page = route && !isRedirect(route) ? route : undefined;
  const access: Access = module.access ?? page?.access ?? { signedIn: true };
  const isOpen = module.alwaysFirst || isAllowed(access, holder);
  return {
    id: module.id,
    plugin,
    module,
    title: titleOf(module, page, holder),
    path: route?.path ?? null,
    state: module.undeveloped ? 'undeveloped' : isOpen ? 'open' : 'locked',
  };
}

function titleOf(module: ModuleDeclaration, page: PageRoute | undefined, holder: Holder | null): MessageId {
  const other = module.titleFor?.find(({ anyOf }) => holdsOne(anyOf, holder));
  return other?.title ?? module.title ?? page?.navTitle ?? page?.title;
}

/** Whether the page of a module is declared, but not built yet. */
export function isComing({ module, plugin }: Pick<ModuleEntry, 'module' | 'plugin'>): boolean {
  const route = module.route === undefined ? undefined : plugin.manifest.routes?.[module.route];
  return route !== undefined && !isRedirect(route) && route.undeveloped === true;
}

/**
 * Whether a module is opened only after the textbook check. One whose page is not built is not: its page says so
 * itself.
 */
export const asksForTextbook = (entry: Pick<ModuleEntry, 'module' | 'plugin'>): boolean =>
  entry.module.needsTextbook === true && !isComing(entry);

/** Whether somebody on this page is inside the module: on a page of the same first path segment. */
export const isInside = ({ path: own }: Pick<ModuleEntry, 'path'>, path: string): boolean => {
  const root = own?.split('/')[1];
  return root !== undefined && root !== '' && path.split(/[/?]/)[1] === root;
};

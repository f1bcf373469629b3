import type { ComponentType, ReactNode } from 'react';
import { categories } from 'edutech/core/common/permissions/people';
import type { LayoutName } from 'edutech/core/common/plugin';
import type { UserInfo } from 'edutech/core/common/session';
import type { Page } from '../plugins/plugin-set';
import { host } from '../pages/host-pages';
import type { Withheld } from '../routing/withheld';
import { audienceOf } from './person';

/** What a layout gets: the page that it frames. */
export interface LayoutProps {
  readonly page: Page;
  /** What the page calls itself, where that is not the route's title. */
  readonly title?: string;
  /** The host's own page stands in the place of the page's: nothing of it is told. */
  readonly withheld: Withheld['withheld'] | null;
  readonly children: ReactNode;
}
export type Layout = ComponentType<LayoutProps>;

/** Layouts that visitors do not need are loaded when they are. */
const lazyLayouts: Readonly<Partial<Record<LayoutName, () => Promise<Layout>>>> = {
  teacher: () => import('./TeacherLayout').then((module) => module.TeacherLayout),
  student: () => import('./StudentLayout').then((module) => module.StudentLayout),
  guardian: () => import('./GuardianLayout').then((module) => module.GuardianLayout),
  admin: () => import('./AdminLayout').then((module) => module.AdminLayout),
};

/** The frame of the person's own side, for pages that belong to no side. */
const ownFrame = (user: UserInfo | null): LayoutName => (user && audienceOf(user)) ?? 'portal';

/**
 * The frame of a page. A signed-in frame is always the person's own, so nobody sees the navigation of
 * another kind of people; teachers may have the administration frame as well.
 */
export function frameOf(page: Page, withheld: Withheld['withheld'] | null, user: UserInfo | null): LayoutName {
  if ((withheld && withheld !== 'undeveloped') || page.plugin === host) return ownFrame(user);
  if (page.layout === 'own') return withheld || !page.plugin.half?.layout ? 'portal' : 'own';
  if (page.layout === 'admin') return user?.category === categories.student ? 'student' : 'admin';
  if (page.layout === 'teacher' || page.layout === 'student' || page.layout === 'guardian') {
    const own = ownFrame(user);
    return own === 'portal' ? page.layout : own;
  }
  return page.layout;
}

const loaded = new Map<string, Layout>();
const keyOf = (frame: LayoutName, page: Page) => (frame === 'own' ? `own.${page.plugin.id}` : frame);

/** Loads the frame of a page; the portal's is always there. */
export async function loadFrame(
  page: Page,
  withheld: Withheld['withheld'] | null,
  user: UserInfo | null,
): Promise<void> {
  const frame = frameOf(page, withheld, user);
  const key = keyOf(frame, page);
  if (loaded.has(key)) return;
  if (frame === 'own') {
    const own = await page.plugin.half?.layout?.();
    if (own) loaded.set(key, own.Layout as Layout);
    return;
  }
  const layout = await lazyLayouts[frame]?.();
  if (layout) loaded.set(key, layout);
}

/** The frame's component after {@link loadFrame}; `undefined` for the portal's and the bare one. */
export const loadedFrame = (frame: LayoutName, page: Page): Layout | undefined => loaded.get(keyOf(frame, page));

import { refusalOf } from 'edutech/core/common/permissions/access';
import { isRedirect, type PageRoute } from 'edutech/core/common/plugin';
import type { SignedIn } from 'edutech/core/server/actor';
import { type DemoAccount, demoAccounts, type DemoContext, type DemoWorld } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { TestApp } from '../../support/servers/start-app';
import { installed } from '../../../host/generated/manifests';

/** A page that some plugin declares. */
export interface DeclaredPage {
  /** `news.detail` */
  readonly id: string;
  readonly plugin: string;
  readonly name: string;
  readonly route: PageRoute;
}

const declared: readonly DeclaredPage[] = installed.flatMap(({ manifest }) =>
  Object.entries(manifest.routes ?? {}).flatMap(([name, route]) =>
    isRedirect(route) ? [] : [{ id: `${manifest.id}.${name}`, plugin: manifest.id, name, route }],
  ),
);

export const developedPages = declared.filter(({ route }) => !route.undeveloped);
export const undevelopedPages = declared.filter(({ route }) => route.undeveloped);

export const isPublic = ({ route }: DeclaredPage): boolean => 'public' in route.access;

/** Of teachers and students: half of all, and so tested beside the others (`pages-of-classes.test.ts`). */
export const isOfClasses = ({ route: { access } }: DeclaredPage): boolean =>
  !('public' in access) && access.types?.every((type) => type === 'teacher' || type === 'student') === true;

/** Accounts that can look around: one must change its password first, and sees nothing else. */
const accounts = demoAccounts.filter((account) => account !== 'mustchange');

/** A visitor where visitors may go, else the first account that the page's access lets in, of a fitting side. */
export function visitorFor(
  { route }: DeclaredPage,
  holders: ReadonlyMap<DemoAccount, SignedIn>,
): DemoAccount | undefined {
  if ('public' in route.access) return undefined;
  const preferred: readonly DemoAccount[] = ['teacher', 'student', 'cityadmin', ...accounts];
  const found = preferred.find((account) => refusalOf(route.access, holders.get(account)!) === null);
  if (!found) throw new Error(`no demo account may open ${route.path}`);
  return found;
}

/** Some account that is signed in and may not go there; undefined where everybody may. */
export const strangerFor = ({ route }: DeclaredPage, holders: ReadonlyMap<DemoAccount, SignedIn>) =>
  accounts.find((account) => refusalOf(route.access, holders.get(account)!) !== null);

type Sample = (world: DemoWorld, id: DemoContext['id']) => string;

/** Where the page is: the sample of the plugin's demo for a page of one thing, else its path. */
export function addressOf({ plugin, name, route }: DeclaredPage, site: TestApp): string {
  const half = site.platform.composition.halves.find((one) => one.plugin.id === plugin);
  const sample = (half?.demo.pages as Readonly<Record<string, Sample>> | undefined)?.[name];
  return sample ? sample(site.world, demoId) : route.path;
}

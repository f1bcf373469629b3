import { getNotice } from 'edutech/core/common/api/notices';
import { type ApiRoot, apiRoots, type Endpoint } from 'edutech/core/common/endpoint';
import type { WebServices } from 'edutech/core/web/services';
import type { Plugin } from '../../plugins/plugin-set';

/** Title, content, and perhaps a site to go to meanwhile. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly link: string;
}

/**
 * Place where a plugin names its call that has a notice for visitors: facts `root` and `path` of a GET that returns
 * a notice or `null`. Its server half is also one of core's `NoticeSources`, for whoever is signed in.
 */
export const noticePlace = 'shell.notice';
const seenKey = 'notice_seen';

/** Calls that plugins name for the notice. */
export const noticeCalls = (plugins: readonly Plugin[], isOn: (plugin: string) => boolean): readonly Endpoint[] =>
  plugins
    .filter(({ id }) => isOn(id))
    .flatMap(({ manifest }) => manifest.blocks ?? [])
    .filter(({ place, data }) => place === noticePlace && apiRoots.includes(data?.['root'] as ApiRoot))
    .map(({ data }) => ({ method: 'GET', root: data?.['root'], path: data?.['path'] }) as unknown as Endpoint);

/** The first notice that this browser has not shown yet: of what is for visitors, or for whoever is signed in. */
export async function loadNotice(services: WebServices, plugins: readonly Plugin[]): Promise<Notice | null> {
  const { call, deployment, session } = services;
  const quiet = { quiet: true, withoutSignIn: true };
  const asked = isAnswered(session) ? [getNotice] : noticeCalls(plugins, deployment.isOn);
  // a notice that cannot be loaded must not get in anybody's way
  const answers = await Promise.all(asked.map((one) => call(one, {}, quiet).catch(() => null)));
  const seen = seenIn(services);
  return (answers as (Notice | null)[]).find((notice) => notice && !seen.includes(notice.id)) ?? null;
}

/** Who must change the password first is answered as a visitor. */
const isAnswered = ({ user, mustChangePassword }: WebServices['session']) => user.peek() && !mustChangePassword.peek();

const seenIn = ({ storage }: Pick<WebServices, 'storage'>): readonly string[] => storage.get<string[]>(seenKey) ?? [];

/** Notes that a notice has been read. */
export const noticeRead = (services: Pick<WebServices, 'storage'>, { id }: Notice): void =>
  void services.storage.set(seenKey, [...seenIn(services).slice(-20), id]);

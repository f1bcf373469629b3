import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Calls } from 'edutech/core/web/call';
import { siteOf } from 'edutech/core/web/page/site-of';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { pictures, type PictureItem } from '../../api';

/** The groups by what they are for (portal.md section 3). */
const groupNumbers = { banner: 1, focus: 2, services: 3, applications: 4, links: 5 } as const;
type GroupName = keyof typeof groupNumbers;

/** The blocks of one page load share their `Calls`, so they share one answer too. */
const answers = new WeakMap<Calls, Promise<OutputOf<typeof pictures>>>();

/** The pictures and links of a group: of the county or school that the portal is read as, before the city's. */
export async function picturesOf(
  { call, url, signal }: Pick<LoaderArgs, 'call' | 'url' | 'signal'>,
  group: GroupName,
): Promise<readonly PictureItem[]> {
  const answer = answers.get(call) ?? call(pictures, siteOf(url), { signal });
  answers.set(call, answer);
  const groups = await answer;
  return groups.find(({ type }) => type === groupNumbers[group])?.pictureResponses ?? [];
}

/**
 * Address of a picture in the theme of the page: a drawing may have a part of the theme's name (`:target`) and follow it,
 * every other picture is what it is.
 */
export const inTheme = ({ filePath }: Pick<PictureItem, 'filePath'>, theme: string): string => `${filePath}#${theme}`;

/** Where a link leads, for parts that take a page or another site. */
export const targetOf = (link: string): { to: string } | { href: string } =>
  link.startsWith('/') ? { to: link } : { href: link };

import type { NewsItem } from '../api';
import { routes } from '../routes';

/** Length of a page of the list (portal.md section 9). */
export const newsPageSize = 10;

/** Where an item leads: `type` 1 opens the internal page, any other follows the link. */
export const addressOfItem = ({ id, type, link }: Pick<NewsItem, 'id' | 'type' | 'link'>, siteId?: string): string =>
  type === 1 ? articleAddress(id, siteId) : link;

/** The page of an article, read as of a county or a school, or (without `siteId`) of the city. */
export const articleAddress = (id: string, siteId?: string): string =>
  routes.detail.to({ news_id: id, siteid: siteId || null });

/** The list of a type, or of all; of a county or a school, or (without `siteId`) of the city. */
export const listAddress = (typeId?: string, siteId?: string): string =>
  routes.list.to({ typeid: typeId || null, siteid: siteId || null });

/** Sizes of an article's text, from small to large; the second is the usual one. */
export const textSizes = ['small', 'usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The size one step larger (`1`) or smaller (`-1`); `null` where it ends. */
export const nextSize = (size: TextSize, step: 1 | -1): TextSize | null =>
  textSizes[textSizes.indexOf(size) + step] ?? null;

/**
 * iPhones and iPads, also those that call themselves Macs: frames there ignore their given height, so the
 * article is shown without one (portal.md section 2).
 */
export const isIos = (userAgent: string, touchPoints: number): boolean =>
  /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);

import { type DocumentItem, documents, type PictureItem, wkInfo } from '../../api';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { picturesOf } from '../shared/pictures';

export type Software = OutputOf<typeof wkInfo>;

/** What the pages of services show. A part that cannot be had is empty, and its place vanishes. */
export interface Offers {
  readonly services: readonly PictureItem[];
  readonly links: readonly PictureItem[];
  readonly documents: readonly DocumentItem[];
  readonly software: Software | null;
}

/** Asks for all parts side by side; each may fail without the others. */
export async function loadOffers(args: LoaderArgs): Promise<Offers> {
  const { call, signal } = args;
  const [services, links, listed, software] = await Promise.all([
    picturesOf(args, 'services').catch(() => []),
    picturesOf(args, 'links').catch(() => []),
    call(documents, {}, { signal }).catch(() => []),
    loadSoftware(call, signal),
  ]);
  return { services, links, documents: listed, software };
}

/** Facts about the micro-lesson master; `null` when they cannot be had. */
export const loadSoftware = (call: LoaderArgs['call'], signal: AbortSignal): Promise<Software | null> =>
  call(wkInfo, {}, { signal }).catch(() => null);

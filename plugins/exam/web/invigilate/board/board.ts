import type { OutputOf } from 'edutech/core/common/endpoint';
import type { examBoard } from '../../../api';

export type Board = OutputOf<typeof examBoard>;

/** A device that has been silent for more than a minute; `now` is the server's time. */
export const isOffline = ({ state, seenAt }: Board['sittings'][number], now: number): boolean =>
  (state === 'doing' || state === 'paused') && (seenAt === null || now - +new Date(seenAt) > 60_000);

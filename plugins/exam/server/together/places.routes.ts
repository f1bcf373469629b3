import { AppError } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type * as api from '../../api';
import type { PaperFields } from '../../api/papers';
import { changedPlaces } from '../../model/paper/together/changed-places';
import { selectWorkedPaper, type StoredPaper } from '../papers/papers.queries';
import type { PaperBroadcast } from './paper-broadcast';
import { deleteOtherPlaces, type PlaceLock, selectPlaceLocks, upsertPlaceLock } from './places.queries';

/** 423 `exam.error.placeHeld` names who has a place that a save would change. */
export async function refuseHeldPlaces(
  db: Db,
  { personId }: SignedIn,
  paper: StoredPaper,
  before: PaperFields,
  after: PaperFields,
  now: Date,
): Promise<void> {
  if (paper.memberIds.length === 0) return;
  const held = (await selectPlaceLocks(db, paper, now)).filter((lock) => lock.personId !== personId);
  if (held.length === 0) return;
  const changed = new Set(changedPlaces(before, after));
  const lock = held.find(({ place }) => changed.has(place));
  if (lock) throw new AppError('exam.error.placeHeld', 423, { name: lock.name });
}

const left = ({ until }: PlaceLock, now: Date) => until.getTime() - now.getTime();

export const showPaperPlace =
  (paperBroadcast: PaperBroadcast): Handler<typeof api.showPaperPlace> =>
  async ({ db, actor, input, now }) => {
    const paper = await selectWorkedPaper(db, actor, input.paperId);
    const { tab, place, takes, isGone } = input;
    const { personId, name } = actor;
    if (takes || isGone) await deleteOtherPlaces(db, paper, personId, isGone ? null : place);
    if (takes && place !== null && !isGone) await upsertPlaceLock(db, paper, place, personId, now);
    const locks = await selectPlaceLocks(db, paper, now);
    const own = locks.find((lock) => lock.personId === personId);
    paperBroadcast.later(db, paper, {
      kind: 'place',
      tab,
      personId,
      name,
      place: own?.place ?? null,
      milliseconds: own ? left(own, now) : 0,
      isGone,
    });
    return {
      version: paper.version,
      held: locks
        .filter((lock) => lock !== own)
        .map((lock) => ({
          place: lock.place,
          personId: lock.personId,
          name: lock.name,
          milliseconds: left(lock, now),
        })),
    };
  };

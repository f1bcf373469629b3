import type { SingleHandler } from 'edutech/core/server/call';
import { favour } from 'edutech/plugins/library/kit/server/favourites';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { airFavour, airFavourites } from '../../api';
import { selectLines } from '../resources.queries';
import { withStatuses } from '../statuses';
import { mayWrite } from '../watching/notes.routes';
import { selectMarked, selectOut } from './favourites.queries';

const mark: SingleHandler<typeof airFavour> = favour({
  tables: { favourites: 'air.favourite', item: 'resource_id' },
  readable: (db, _actor, ids) => selectOut(db, ids),
  missing: 'air.error.notFound',
});

/** Marks a lesson, or removes its mark. Only marking needs the consent `records`. */
export const favourLessons: SingleHandler<typeof airFavour> = async (call) => {
  if (call.input.on) await mayWrite(call.db, call.actor, call.now);
  return mark(call);
};

export const listFavourites =
  (conversions: Conversions): SingleHandler<typeof airFavourites> =>
  async ({ db, actor, input, language }) => {
    const ids = await selectMarked(db, actor.personId, input.count);
    const lines = await withStatuses(db, conversions, await selectLines(db, ids, language));
    return lines.toSorted((one, other) => ids.indexOf(one.resourceId) - ids.indexOf(other.resourceId));
  };

import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { selectClassNames } from './classes.queries';
import { dropUnfitting } from './fitting';
import { notifyUndone } from './notices';

interface Since {
  readonly schoolId: Id;
  readonly from: Day;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Takes away the changes of lessons that do not fit the timetable and the days of the term any more, and tells their
 * teachers; how many there were.
 */
export async function dropChanges(db: Db, notifications: Notifications, { schoolId, now, ...since }: Since) {
  const dropped = await dropUnfitting(db, schoolId, since);
  if (dropped.length === 0) return 0;
  const names = await selectClassNames(
    db,
    schoolId,
    dropped.map(({ change }) => change.classId),
  );
  const swaps = Map.groupBy(dropped, ({ change }) => change.swapId);
  for (const swap of swaps.values()) {
    const { change } = swap[0]!;
    const className = names.get(change.classId) ?? '';
    const people = swap.flatMap(({ teacherIds }) => teacherIds);
    await notifyUndone(notifications, db, { schoolId, className, change, people, now });
  }
  return swaps.size;
}

import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from '../../../routes';
import type { LessonChange } from '../../../model/timetable/lessons';

interface Notice {
  readonly schoolId: Id;
  /** Name of the class. */
  readonly className: string;
  /** The first of a swap. */
  readonly change: LessonChange;
  readonly people: readonly Id[];
  readonly now: Date;
}

const threadOf = ({ swapId }: LessonChange) => `lesson/${swapId}`;
const dateOf = (day: string | null) => (day ?? '').slice(5);

async function notify(notifications: Notifications, db: Db, kind: string, notice: Notice): Promise<number> {
  const { schoolId, className, change, people, now } = notice;
  const { day, period, toDay, toPeriod } = change;
  const path = routes.week.to();
  const told = [...new Set(people)].map((personId) => ({ personId, path }));
  await notifications.notify(
    db,
    {
      schoolId,
      area: 'organisation',
      thread: threadOf(change),
      people: told,
      key: `organisation.timetable.notice.${kind}`,
      params: { class: className, day: dateOf(day), period, to: dateOf(toDay), toPeriod: toPeriod ?? 0 },
      at: now,
    },
    now,
  );
  return told.length;
}

/** Tells teachers of a change; answers how many. */
export const notifyChanged = (notifications: Notifications, db: Db, isSwap: boolean, notice: Notice): Promise<number> =>
  notify(notifications, db, isSwap ? 'swapped' : notice.change.kind, notice);

/** Tells teachers, also those who have read of a change, that it is undone. */
export async function notifyUndone(notifications: Notifications, db: Db, notice: Notice): Promise<void> {
  const { schoolId, change } = notice;
  await notifications.withdraw(db, [{ schoolId, area: 'organisation', thread: threadOf(change) }]);
  await notify(notifications, db, 'undone', notice);
}

import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from '../../routes';
import type { AssignmentKey } from './assignments.queries';

type Word = 'given' | 'reminded';

/** What students hear of guide books, as they choose it. */
export const matter: NotificationMatter = {
  id: 'guide.book',
  title: 'guide.matter.book',
  keys: ['guide.notice.given', 'guide.notice.reminded'],
  types: ['student'],
};

interface News extends AssignmentKey {
  readonly title: string;
  readonly startsAt: Date;
  readonly lessonAt: Date;
}

const thingOf = ({ schoolId, id }: AssignmentKey) => ({ schoolId, area: 'guide', thread: `lesson/${id}` });

/** Notifies students of a guide book, once it has started. */
export async function notifyStudents(
  db: Db,
  notifications: Notifications,
  news: News,
  said: {
    readonly word: Word;
    readonly attempts: readonly { readonly id: Id; readonly personId: Id }[];
    readonly now: Date;
  },
): Promise<void> {
  await notifications.notify(
    db,
    {
      ...thingOf(news),
      people: said.attempts.map(({ id, personId }) => ({ personId, path: routes.studentDetail.to({ id }) })),
      key: `guide.notice.${said.word}`,
      params: { title: news.title, lesson: cityMinute(news.lessonAt).replace('T', ' ') },
      at: new Date(Math.max(+news.startsAt, +said.now)),
    },
    said.now,
  );
}

export const withdrawNotices = (db: Db, notifications: Notifications, key: AssignmentKey) =>
  notifications.withdraw(db, [thingOf(key)]);

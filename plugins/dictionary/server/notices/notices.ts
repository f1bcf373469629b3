import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import type { NotificationMatter } from 'edutech/core/server/notifications/matters';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { routes } from '../../routes';

type Word = 'assigned' | 'due';

/** What students hear of vocabulary homework, as they choose it. */
export const matter: NotificationMatter = {
  id: 'dictionary.homework',
  title: 'dictionary.matter.homework',
  keys: ['dictionary.notice.assigned', 'dictionary.notice.due'],
  types: ['student'],
};

interface Homework {
  readonly schoolId: Id;
  readonly id: Id;
  readonly title: string;
  readonly dueAt: Date;
}

// one thread: that it is due soon takes the place of that it was assigned
const thingOf = ({ schoolId, id }: Pick<Homework, 'schoolId' | 'id'>) => ({
  schoolId,
  area: 'dictionary',
  thread: `homework/${id}`,
});

/** Notifies students of homework: from `at` on, where that is to come. */
export async function notifyStudents(
  db: Db,
  notifications: Notifications,
  homework: Homework,
  said: { readonly word: Word; readonly people: readonly Id[]; readonly at?: Date | null; readonly now: Date },
): Promise<void> {
  const path = routes.practise.to({ assignment: homework.id });
  await notifications.notify(
    db,
    {
      ...thingOf(homework),
      people: said.people.map((personId) => ({ personId, path })),
      key: `dictionary.notice.${said.word}`,
      params: { title: homework.title, due: cityMinute(homework.dueAt).slice(5).replace('T', ' ') },
      at: new Date(Math.max(said.at ? +said.at : 0, +said.now)),
    },
    said.now,
  );
}

/** Homework is withdrawn, or these people have nothing left of it. */
export const withdrawNotices = (
  db: Db,
  notifications: Notifications,
  homework: Pick<Homework, 'schoolId' | 'id'>,
  people?: readonly Id[],
) => notifications.withdraw(db, [thingOf(homework)], people);

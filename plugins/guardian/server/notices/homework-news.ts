import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type { GuardianNews, HomeworkNews } from '../../api/news';
import { routes } from '../../routes';
import { selectSchoolRule } from '../children/children.queries';
import { selectGuardiansOfSome } from './notices.queries';

const system = asSystem('guardians are notified of homework');

/** Notifications of homework: one for a guardian and a homework, however many of the children have it. */
export function homeworkNews(notifications: Notifications): GuardianNews<Db> {
  const about = (db: Db, { studentIds, besides }: HomeworkNews) =>
    db.as(system, (all) => selectGuardiansOfSome(all, studentIds, besides));
  const thing = ({ schoolId, homeworkId }: HomeworkNews) => ({
    schoolId,
    area: 'guardian',
    thread: `homework/${homeworkId}`,
  });
  return {
    isUsual: async (db, schoolId) => (await selectSchoolRule(db, schoolId)).tellsHomework,
    given: async (db, { title, className, at, ...news }, now) => {
      const people = (await about(db, news)).map(({ guardianId, studentId }) => ({
        personId: guardianId,
        path: routes.work.to({ child: studentId }),
      }));
      const params = { title, class: className };
      await notifications.notify(
        db,
        { ...thing(news), people, key: 'guardian.notification.homework', params, at },
        now,
      );
    },
    gone: async (db, news) => {
      const people = (await about(db, news)).map(({ guardianId }) => guardianId);
      if (people.length > 0) await notifications.withdraw(db, [thing(news)], people);
    },
  };
}

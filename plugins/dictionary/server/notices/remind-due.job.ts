import Type from 'typebox';
import type { Clock } from 'edutech/core/server/clock';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import { currentTermId } from 'edutech/core/server/terms/terms';
import { homeworkLeft } from '../../model/practice/homework-left';
import { selectOwnWords } from '../assigning/own-words.queries';
import { notifyStudents } from './notices';
import { type DueHomework, selectLastAnswers, selectStudentsOf, takeDueSoon } from './notices.queries';

/** Homework of one transaction. */
const most = 20;

interface Parts {
  readonly clock: Clock;
  readonly database: Database;
  readonly notifications: Notifications;
}

/** Reminds students of homework that is due soon, if they have something left of it. */
export const remindDue = ({ clock, database, notifications }: Parts): JobDeclaration => ({
  name: 'dictionary.remindDue',
  payload: Type.Object({}),
  schedule: '*/10 * * * *',
  run: async (_payload, { actor, signal, heartbeat }) => {
    for (;;) {
      signal.throwIfAborted();
      const count = await database.write(actor, async (db) => {
        const now = clock.now();
        const soon = await takeDueSoon(db, now, most);
        for (const homework of soon) await remind(db, notifications, homework, now);
        return soon.length;
      });
      if (count < most) return;
      await heartbeat();
    }
  },
});

async function remind(db: Db, notifications: Notifications, homework: DueHomework, now: Date): Promise<void> {
  const termId = await currentTermId(db, now);
  const students = await selectStudentsOf(db, homework, homework.classIds, termId);
  const answers = Map.groupBy(await selectLastAnswers(db, homework), ({ personId }) => personId);
  const own = homework.onlyWrong ? await selectOwnWords(db, homework) : [];
  const wordsOf = new Map(own.map(({ personId, wordIds }) => [personId, wordIds]));
  const people = students.filter((personId) => {
    const words = homework.onlyWrong ? (wordsOf.get(personId) ?? []) : homework.wordIds;
    return homeworkLeft({ ...homework, wordIds: words }, answers.get(personId) ?? []).left.length > 0;
  });
  await notifyStudents(db, notifications, homework, { word: 'due', people, now });
}

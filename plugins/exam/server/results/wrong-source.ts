import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { WrongSource } from 'edutech/plugins/wrong/api';
import type { FrozenExams } from '../sitting/frozen-exams';
import { area, attemptIdOf } from './report-results';
import { selectHeldBack, selectOwnReleased } from './results.queries';

const system = asSystem('keys of a released exam, for a student who sat it');

/** Days after the start from which questions of an exam are free again, though nobody released its results. */
const heldBackFor = 30;

/** Mistakes of exams and their keys are seen once the results are released. */
export const wrongSource = (frozenExams: FrozenExams): WrongSource<Db> => ({
  area,
  sights: async (db, personId, attemptIds) => {
    const released = await ownReleased(db, personId);
    return new Map(attemptIds.filter((id) => released.has(id)).map((id) => [id, 'released'] as const));
  },
  keys: async (db, personId, places, now) => {
    const released = await ownReleased(db, personId);
    const keys = await Promise.all(
      [...Map.groupBy(places, ({ attemptId }) => attemptId)].map(async ([attemptId, asked]) => {
        const exam = released.get(attemptId);
        if (!exam) return [];
        const items = await db.as(system, (part) => frozenExams.items(part, exam, now));
        const keyOf = new Map(items.map(({ itemId, key }) => [itemId, key]));
        return asked.flatMap(({ itemId }) => {
          const key = keyOf.get(itemId);
          return key ? [{ attemptId, itemId, key }] : [];
        });
      }),
    );
    return keys.flat();
  },
  withheld: async (db, personId, questionIds, now) => {
    const rows = await selectHeldBack(db, personId, questionIds, { now, days: heldBackFor });
    return new Set(rows.map(({ questionId }) => questionId));
  },
});

const ownReleased = async (db: Db, personId: Id) =>
  new Map((await selectOwnReleased(db, personId)).map((exam) => [attemptIdOf(exam.examId, personId), exam]));

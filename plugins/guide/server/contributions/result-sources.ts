import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { EvidenceSource } from 'edutech/plugins/situation/api';
import type { ReportedKey, WrongSource } from 'edutech/plugins/wrong/api';
import { questionsIn } from '../../model/book/document';
import { area } from '../answering/report-results';
import { selectAttempts, selectHolding, selectMarkedSince } from './results.queries';

/** Questions of the blocks that are submitted: only these have marks, and their keys are known. */
const closedIn = ({ document, submitted }: Awaited<ReturnType<typeof selectAttempts>>[number]) =>
  questionsIn({ blocks: document.blocks.filter(({ id }) => submitted.includes(id)) });

/** A student knows the mistakes and keys of a block as soon as it is submitted, and none before. */
export const wrongSource = (bank: QuestionBank<Db>): WrongSource<Db> => ({
  area,
  sights: async (db, personId, attemptIds) =>
    new Map((await selectAttempts(db, personId, attemptIds)).map(({ id }) => [id, 'released'] as const)),
  keys: async (db, personId, places) => {
    const attempts = await selectAttempts(db, personId, [...new Set(places.map(({ attemptId }) => attemptId))]);
    const found: ReportedKey[] = [];
    for (const attempt of attempts) {
      const wanted = new Set(places.filter((one) => one.attemptId === attempt.id).map(({ itemId }) => itemId));
      const items = closedIn(attempt).filter(({ id }) => wanted.has(id));
      const keys = await bank.keys(db, items);
      for (const item of items) {
        const key = keys.get(versionKey(item));
        if (key) found.push({ attemptId: attempt.id, itemId: item.id, key });
      }
    }
    return found;
  },
  withheld: async (db, personId, questionIds, now) => {
    const attempts = await selectHolding(db, personId, questionIds, now);
    const open = attempts.flatMap((attempt) => {
      const closed = new Set(closedIn(attempt).map(({ id }) => id));
      return questionsIn(attempt.document).filter(({ id }) => !closed.has(id));
    });
    return new Set(open.map(({ questionId }) => questionId).filter((id) => questionIds.includes(id)));
  },
});

/** What was marked is known to its student. */
export const evidenceSource: EvidenceSource<Db> = {
  area,
  known: async (db, personId, attemptIds) =>
    new Set((await selectAttempts(db, personId, attemptIds)).map(({ id }) => id)),
  answers: async (db, schoolId, since) =>
    (await selectMarkedSince(db, schoolId, since)).map((row) => ({ ...row, area })),
};

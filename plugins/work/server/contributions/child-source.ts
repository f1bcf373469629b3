import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { ChildSource, HomeworkOfChild } from 'edutech/plugins/guardian/api';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { attemptStates, deadlineOf, isClosedAt } from '../../model/answering/attempt';
import { mayKnowMistakes } from '../../model/answering/release';
import { dailyLimit } from '../../model/publishing/load';
import {
  type ChildAttempt,
  type QuestionShare,
  selectChildAttempts,
  selectQuestionShares,
} from './child-source.queries';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly levels: LevelSettings;
  readonly textbooks: Textbooks<Db>;
}

/** Share of the points of a knowledge point from which on it counts as known. */
const knownFrom = 0.8;

/** What guardians see of homework: how it stands, and after its release the teachers' words; never points or places. */
export const childSource = (parts: Parts): ChildSource<Db> => ({
  limit: (grade, schoolId) => dailyLimit(grade, parts.levels.at(schoolId)),

  homework: async (db, { personId, language, now }, since) =>
    (await selectChildAttempts(db, personId, { since, now, language })).map((row) => ({
      id: row.id,
      title: row.title,
      subject: row.subject,
      subjectCode: row.subjectCode,
      state: stateOf(row, now),
      minutes: row.round > 0 ? 0 : row.minutes,
      spent: row.seconds === null ? null : Math.max(1, Math.round(row.seconds / 60)),
      answered: row.answered,
      questions: row.questions,
      dueAt: row.round > 0 && row.dueAt === null ? null : deadlineOf(row.times, row),
      submittedAt: row.submittedAt,
    })),

  results: async (db, { personId, schoolId, language, now }, since) => {
    const rows = (await selectChildAttempts(db, personId, { since, now, language, withComments: true })).filter(
      (row) => row.points !== null && row.submittedAt !== null && isTold(row, now),
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const points = await pointsOf(db, parts, await selectQuestionShares(db, schoolId, ids), language);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      subject: row.subject,
      subjectCode: row.subjectCode,
      at: row.submittedAt!,
      words: [...new Set([row.remark, ...row.comments])].filter((words) => words.trim() !== ''),
      ...(points.get(row.id) ?? { knows: [], practises: [] }),
    }));
  },
});

/** Marked, or returned to be corrected, and known to the student. */
const isTold = (row: ChildAttempt, now: Date) =>
  (row.state === attemptStates.corrected || row.state === attemptStates.returned) &&
  mayKnowMistakes(row.times, row, now);

function stateOf(row: ChildAttempt, now: Date): HomeworkOfChild['state'] {
  const isClosed = isClosedAt(row.times, row, now);
  if (row.state === attemptStates.returned) return 'returned';
  if (row.state === attemptStates.waiting) return isClosed ? 'missed' : 'waiting';
  if (row.state === attemptStates.doing) return isClosed ? 'submitted' : 'doing';
  return isTold(row, now) ? 'marked' : 'submitted';
}

interface Points {
  readonly knows: string[];
  readonly practises: string[];
}

/** The names of knowledge points of each attempt: known, and still practised. */
async function pointsOf(
  db: Db,
  { bank, textbooks }: Parts,
  shares: readonly QuestionShare[],
  language: Language,
): Promise<Map<Id, Points>> {
  const facts = await bank.facts(db, shares);
  const pointIds = (share: QuestionShare) => facts.get(versionKey(share))?.pointIds ?? [];
  const names = await textbooks.points(db, [...new Set(shares.flatMap(pointIds))], language);
  const nameOf = (pointId: Id) => names.get(pointId)?.path.at(-1)?.name;
  return new Map(
    [...Map.groupBy(shares, ({ attemptId }) => attemptId)].map(([attemptId, own]) => {
      const told: Points = { knows: [], practises: [] };
      for (const pointId of new Set(own.flatMap(pointIds))) {
        const name = nameOf(pointId);
        const about = own.filter((share) => pointIds(share).includes(pointId));
        const sum = (of: (share: QuestionShare) => number) => about.reduce((total, share) => total + of(share), 0);
        const isKnown = sum(({ points }) => points) >= knownFrom * sum(({ of }) => of);
        if (name !== undefined) told[isKnown ? 'knows' : 'practises'].push(name);
      }
      return [attemptId, told];
    }),
  );
}

import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank, QuestionFacts } from 'edutech/plugins/questions/api';
import { isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Evidence, EvidenceAnswer } from '../../api/evidence';
import { usualShare } from '../../model/mastery';
import { deleteEvidence, type EvidenceRow, lockStudents, upsertEvidence } from './evidence.queries';
import { replayPoints } from './replay-points';

/** Characters of a wrong answer that are stored. */
const longestWrote = 60;

/** Answers with the points and difficulty of their questions; those whose question has no knowledge point say nothing. */
export async function evidenceRows(
  db: Db,
  bank: QuestionBank<Db>,
  answers: readonly EvidenceAnswer[],
): Promise<EvidenceRow[]> {
  const versions = new Map(
    answers
      .filter(({ about }) => about === undefined)
      .map((one) => [versionKey(one), { questionId: one.questionId, version: one.version }]),
  );
  const facts = versions.size > 0 ? await bank.facts(db, [...versions.values()]) : new Map<string, QuestionFacts>();
  return answers.flatMap((answer) => {
    const fact = answer.about ?? facts.get(versionKey(answer));
    if (!fact || fact.pointIds.length === 0 || answer.of <= 0) return [];
    const share = Math.min(1, Math.max(0, answer.points / answer.of));
    const wrote = share < 1 && !isBlankAnswer(answer.answer) ? answerInWords(answer.answer).slice(0, longestWrote) : '';
    return [{ ...answer, pointIds: fact.pointIds.toSorted(), share, expected: usualShare(fact.difficulty), wrote }];
  });
}

/** Stores marked answers as evidence, and replays what they come to. */
export const collectEvidence = (bank: QuestionBank<Db>): Evidence<Db> => ({
  note: async (db, answers) => {
    if (answers.length === 0) return;
    const rows = await evidenceRows(db, bank, answers);
    if (rows.length === 0) return;
    await lockStudents(
      db,
      rows.map(({ personId }) => personId),
    );
    await replayPoints(db, await upsertEvidence(db, rows));
  },
  withdraw: async (db, attempts) => {
    await lockStudents(db, attempts.personIds);
    await replayPoints(db, await deleteEvidence(db, attempts));
  },
});

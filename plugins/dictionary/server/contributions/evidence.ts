import type { Id } from 'edutech/core/common/ids';
import type { Db } from 'edutech/core/server/data/db';
import { difficulties } from 'edutech/plugins/questions/kit/common/types/difficulty';
import type { Evidence, EvidenceAnswer, EvidenceSource } from 'edutech/plugins/situation/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import { skills } from '../../model/modes';
import type { Whose } from '../practising/reviews.queries';
import { type FirstAnswer, selectFirstOf, selectFirstSince } from './evidence.queries';

/** The area of evidence that words report. */
const area = 'dictionary';

export interface EvidenceParts {
  readonly evidence: readonly Evidence<Db>[];
  readonly textbooks: Textbooks<Db>;
}

/** Homework stands for all attempts at it: a student has one, and knows at once how it came out. */
async function toEvidence(
  db: Db,
  textbooks: Textbooks<Db>,
  rows: readonly FirstAnswer[],
): Promise<readonly EvidenceAnswer[]> {
  if (rows.length === 0) return [];
  const places = await textbooks.points(db, [...new Set(rows.map(({ pointId }) => pointId))], 'zh-CN');
  return rows.flatMap(({ assignmentId, wordId, skill, pointId, isRight, given, ...row }): EvidenceAnswer[] => {
    const place = places.get(pointId);
    if (!place) return [];
    return [
      {
        ...row,
        area,
        subjectId: place.subjectId,
        thingId: assignmentId,
        attemptId: assignmentId,
        itemId: wordId,
        part: skills.indexOf(skill),
        questionId: wordId,
        version: 0,
        about: { pointIds: [pointId], difficulty: difficulties.easy },
        points: isRight ? 1 : 0,
        of: 1,
        answer: given === '' ? {} : { gaps: [given] },
      },
    ];
  });
}

/** Reports how words of homework came out at first; reported again it changes, and adds nothing. */
export async function reportWords(
  db: Db,
  { evidence, textbooks }: EvidenceParts,
  whose: Whose,
  wordIds: readonly Id[],
): Promise<void> {
  if (evidence.length === 0 || wordIds.length === 0) return;
  const answers = await toEvidence(db, textbooks, await selectFirstOf(db, whose, wordIds));
  if (answers.length > 0) for (const receiver of evidence) await receiver.note(db, answers);
}

export const evidenceSource = (textbooks: Textbooks<Db>): EvidenceSource<Db> => ({
  area,
  known: async (_db, _personId, attemptIds) => new Set(attemptIds),
  answers: async (db, schoolId, since) => toEvidence(db, textbooks, await selectFirstSince(db, schoolId, since)),
});

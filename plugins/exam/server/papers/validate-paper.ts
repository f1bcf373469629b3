import { notFound } from 'edutech/core/common/errors';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { PaperFields } from '../../api/papers';
import { itemsOf, mostMinutes, type PaperDocument, pointsOfPaper, sectionsOf } from '../../model/paper/document';
import { readPapers } from './paper-reader';
import type { PaperFacts } from './papers.queries';

/** Versions of questions that a document has. */
export const versionsOf = (document: PaperDocument): QuestionVersion[] =>
  itemsOf(document).map(({ questionId, version }) => ({ questionId, version }));

/**
 * Refuses items whose question the caller may not put on a paper: readable in the bank, or on the paper already (`before`).
 * 404 `exam.error.noQuestion`, 422 `exam.error.questionTwice`, `exam.error.idTwice`.
 */
export async function refuseStrangeItems(
  db: Db,
  bank: QuestionBank<Db>,
  document: PaperDocument,
  before: PaperDocument | null,
): Promise<void> {
  const items = itemsOf(document);
  const ids = [...document.parts, ...sectionsOf(document), ...items].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw wrongField('document', 'exam.error.idTwice');
  const questionIds = [...new Set(items.map(({ questionId }) => questionId))];
  if (questionIds.length < items.length) throw wrongField('document', 'exam.error.questionTwice');
  const usable = new Map((await bank.newest(db, questionIds)).map((one) => [one.questionId, one.version]));
  const known = new Set(before ? versionsOf(before).map(versionKey) : []);
  const strange = items.find((item) => !usable.has(item.questionId) && !known.has(versionKey(item)));
  if (strange) throw notFound('exam.error.noQuestion');
}

/**
 * A paper to be saved, from the values of its maker. Within a transaction: 404 `exam.error.noQuestion`, `exam.error.noGrade`,
 * `exam.error.noSubject`; 422 `exam.error.wrongPoints` for an item that has points for more or fewer parts than its question.
 */
export async function validatePaper(
  db: Db,
  bank: QuestionBank<Db>,
  { title, subjectId, gradeId, document }: PaperFields,
  before: PaperDocument | null,
): Promise<PaperFacts> {
  await refuseStrangeItems(db, bank, document, before);
  const versions = versionsOf(document);
  // what the paper has already may have left the sight of its maker
  const { bodies, facts } = await db.as(readPapers, async (all) => ({
    bodies: await bank.bodies(all, versions),
    facts: await bank.facts(all, versions),
  }));
  for (const item of itemsOf(document)) {
    const body = bodies.get(versionKey(item));
    if (!body) throw notFound('exam.error.noQuestion');
    if (answeredParts(body).length !== item.points.length)
      throw wrongField('document', 'exam.error.wrongPoints', { parts: answeredParts(body).length });
  }
  const seconds = versions.reduce((sum, one) => sum + (facts.get(versionKey(one))?.seconds ?? 0), 0);
  return {
    title: title.trim(),
    subjectId,
    gradeId,
    document,
    questions: versions.length,
    points: pointsOfPaper(document),
    minutes: document.target.minutes || Math.min(mostMinutes, Math.ceil(seconds / 60)),
  };
}

import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { answeredParts } from '../../kit/common/question-body';
import { wrongField, type WrongField } from 'edutech/core/common/wire/edit-conflict';
import type { Db } from 'edutech/core/server/data/db';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type { QuestionValues } from '../../api/saving';
import { problemsOf } from '../../model/checks';
import type { Paths } from './placing';
import type { QuestionFactsToWrite } from './saving.queries';

/** Refuses what is not complete, with every problem at its place. */
export function mustBeComplete({ body, key }: Pick<QuestionValues, 'body' | 'key'>): void {
  const problems = problemsOf(body, key).filter(({ isBlocking }) => isBlocking);
  if (problems.length === 0) return;
  const fields = problems.map(
    ({ key: message, params, at }): WrongField => ({ field: at, key: message, ...(params && { params }) }),
  );
  throw invalid('questions.error.incomplete', { count: problems.length }, { fields });
}

type Places = Pick<QuestionValues, 'nodeIds' | 'knowledge' | 'stageId' | 'subjectId' | 'body'>;

/** Paths of the chapters of a form, by chapter. Throws 422 for chapters and points that cannot be used. */
export async function pathsOf(db: Db, textbooks: Textbooks, values: Places, language: Language): Promise<Paths> {
  const nodes = await textbooks.nodes(db, values.nodeIds, language);
  for (const id of values.nodeIds) {
    const place = nodes.get(id);
    if (!place || place.isRemoved) throw wrongField('nodeIds', 'questions.error.noChapter');
    if (place.book.stage !== values.stageId || place.book.subjectId !== values.subjectId)
      throw wrongField('nodeIds', 'questions.error.otherSubject');
  }
  const points = await textbooks.points(db, [...new Set(values.knowledge.map(({ kiid }) => kiid))], language);
  const parts = answeredParts(values.body).length;
  for (const { kiid, part } of values.knowledge) {
    const point = points.get(kiid);
    if (!point || point.isDisabled || part >= parts) throw wrongField('knowledge', 'questions.error.noPoint');
  }
  return new Map(values.nodeIds.map((id): [Id, Id[]] => [id, nodes.get(id)!.path.map((node) => node.id)]));
}

export const factsOf = (values: QuestionValues): QuestionFactsToWrite => ({
  difficulty: values.difficulty,
  stage: values.stageId,
  subjectId: values.subjectId,
  gradeId: values.gradeId,
  kind: values.kind,
  year: values.year,
  region: values.region.trim(),
  ability: values.ability ?? null,
});

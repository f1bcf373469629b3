import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { QuestionBank, QuestionVersion } from 'edutech/plugins/questions/api';
import type * as api from '../../../api';
import { itemRows, weakQuestions } from '../../../model/marking/item-rows';
import { followUpOf } from '../../../model/sheet/follow-up';
import { itemsOf, loadSummaryData } from '../../marking/summary.routes';
import { selectAssignmentsOf } from '../../publishing/published.queries';

/** Questions to choose from for each weak one: of three tiers, less those that the class has met. */
const mostNear = 12;

export const proposeFollowUp =
  ({ bank }: { readonly bank: QuestionBank<Db> }): Handler<typeof api.proposeFollowUp> =>
  async ({ db, actor, input }) => {
    const context = await loadSummaryData(db, bank, actor, input);
    const { homework, items } = context;
    const assignments = (await selectAssignmentsOf(db, actor, [homework.id])).filter(
      ({ id, withdrawnAt }) => !withdrawnAt && (!input.assignmentId || id === input.assignmentId),
    );
    const rows = itemRows(
      itemsOf(context, []),
      items.map(({ id }) => id),
    );
    const weak = weakQuestions(rows, (itemId) => items.find(({ id }) => id === itemId)?.question);
    const met = new Set(items.flatMap(({ question }) => question?.questionId ?? []));
    return {
      title: homework.title,
      subjectId: homework.subjectId,
      gradeId: homework.gradeId,
      classIds: [...new Set(assignments.map(({ classId }) => classId))],
      items: followUpOf(await withSimilar(db, bank, weak, met)),
    };
  };

async function withSimilar(db: Db, bank: QuestionBank<Db>, weak: readonly QuestionVersion[], met: ReadonlySet<string>) {
  const found = await bank.similarToEach(db, weak, mostNear);
  const near = weak.map(({ questionId }) => found.get(questionId) ?? []);
  const facts = await bank.facts(db, [...weak, ...near.flat()]);
  const candidate = (version: QuestionVersion) => ({
    questionId: version.questionId,
    difficulty: facts.get(versionKey(version))?.difficulty ?? 0,
  });
  return weak.map((question, at) => ({
    ...candidate(question),
    similar: near[at]!.filter(({ questionId }) => !met.has(questionId)).map(candidate),
  }));
}

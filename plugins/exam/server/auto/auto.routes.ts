import type { InputOf } from 'edutech/core/common/endpoint';
import { invalid, notFound } from 'edutech/core/common/errors';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { CandidateWish, QuestionBank } from 'edutech/plugins/questions/api';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import type * as api from '../../api';
import type { AutoCandidate, AutoCell } from '../../api/auto';
import { bandIds, bandOf, difficultiesOf } from '../../model/auto/bands';
import { coverageOf } from '../../model/auto/coverage';
import { spreadPoints } from '../../model/auto/row-points';
import { countOfRules } from '../../model/auto/rules';
import type { Cell, Placed, Solution } from '../../model/auto/solve';
import { mostItems } from '../../model/paper/document';
import { loadQuestions, type QuestionParts } from '../papers/paper-questions';
import { schoolOf } from '../papers/papers.routes';
import { selectQuestionsOf, selectRules, upsertRules } from './auto.queries';
import type { Solver } from './solver';
import { candidateOf, looserWishes, sampleOf, wishOf } from './wish';

interface AutoParts extends QuestionParts {
  readonly solver: Solver;
}

type Composing = Call<InputOf<typeof api.composeAuto>, SignedIn>;

export const composeAuto =
  (parts: AutoParts): Handler<typeof api.composeAuto> =>
  async (call) => {
    const { db, actor, input, now, language } = call;
    validate(input);
    const { rules, kept, seed } = input;
    const { paperIds } = rules.avoid;
    const wish = wishOf(input, paperIds.length > 0 ? await selectQuestionsOf(db, paperIds) : [], now);
    const always = kept.map(({ questionId }) => questionId);
    const found = await parts.bank.candidates(db, actor, wish, { most: sampleOf(rules, wish), seed, always });
    const candidates = found.candidates.map(candidateOf);
    const known = new Set(candidates.map(({ id }) => id));
    if (!always.every((id) => known.has(id))) throw notFound('exam.error.noQuestion');
    const { solutions, cells } = await parts.solver.solve({
      rules,
      candidates,
      kept: kept.map(({ row, questionId }) => ({ row, id: questionId })),
      seed,
    });
    const shown = await loadQuestions(db, parts, versionsIn(solutions), { language, sessionId: actor.sessionId });
    const bodies = new Map(shown.questions.map(({ questionId, body }) => [questionId as string, body]));
    const least = Math.min(...solutions.map(({ miss }) => miss));
    const nearest = solutions.findIndex(({ miss }) => miss === least);
    return {
      candidates: solutions.map((solution, nth) => ({
        ...paperOf(solution.placed, rules.knowledge.shares.length, bodies),
        isNearest: nth === nearest,
      })),
      cells: await explained(parts.bank, call, wish, cells),
      available: rules.knowledge.shares.map((_share, place) =>
        found.counts.filter(({ group }) => group === place).reduce((sum, { count }) => sum + count, 0),
      ),
      total: found.total,
      ...shown,
    };
  };

function validate({ rules, kept }: Composing['input']): void {
  const count = countOfRules(rules);
  if (count === 0) throw invalid('exam.error.noItems');
  if (count > mostItems) throw invalid('exam.error.tooManyItems', { most: mostItems });
  if (kept.some(({ row }) => row >= rules.rows.length)) throw invalid('exam.error.noRow');
}

function versionsIn(solutions: readonly Solution[]) {
  const questions = solutions.flatMap(({ placed }) => placed.flatMap(({ question }) => question ?? []));
  const versions = new Map(questions.map(({ id, version }) => [id, { questionId: id, version }]));
  return [...versions.values()];
}

/** A solution as it is answered: points go to the parts of each question. */
function paperOf(
  placed: readonly Placed[],
  groups: number,
  bodies: ReadonlyMap<string, QuestionBody>,
): Omit<AutoCandidate, 'isNearest'> {
  const items = placed.map(({ slot, question }) => {
    const body = question && bodies.get(question.id);
    const weights = body ? answeredParts(body).map(({ points }) => points) : [1];
    return {
      row: slot.row,
      band: bandIds[slot.band]!,
      questionId: question?.id ?? null,
      points: spreadPoints(slot.points, weights),
      isRelaxed: question !== null && !slot.kept && bandOf(question.difficulty) !== slot.band,
      isKept: slot.kept !== null,
      isUsed: question?.isUsed ?? false,
    };
  });
  return { items, ...coverageOf(placed, groups) };
}

/** Cells that were not met, with what each rule costs there: counted again without it. */
async function explained(
  bank: QuestionBank<Db>,
  { db, actor, input: { rules } }: Composing,
  wish: CandidateWish,
  cells: readonly Cell[],
): Promise<AutoCell[]> {
  if (cells.length === 0) return [];
  const typeOf = ({ row }: Cell) => rules.rows[row]!.type;
  const near = cells.map((): AutoCell['near'] => []);
  for (const [rule, looser] of looserWishes(wish, [...new Set(cells.map(typeOf))])) {
    const counts = await bank.candidateCounts(db, actor, looser);
    for (const [at, cell] of cells.entries()) {
      const available = counts
        .filter(({ type, difficulty }) => type === typeOf(cell) && difficultiesOf[cell.band]!.includes(difficulty))
        .reduce((sum, { count }) => sum + count, 0);
      if (available > cell.available) near[at]!.push({ rule, available });
    }
  }
  return cells.map(({ band, from, ...cell }, at) => ({
    ...cell,
    band: bandIds[band]!,
    from: from.map((one) => ({ ...one, band: bandIds[one.band]! })),
    near: near[at]!,
  }));
}

const keyOf = ({ actor, input }: Call<{ subjectId: string; gradeId: string }, SignedIn>) => ({
  schoolId: schoolOf(actor),
  personId: actor.personId,
  subjectId: input.subjectId,
  gradeId: input.gradeId,
});

export const lastAutoRules: Handler<typeof api.lastAutoRules> = async (call) => ({
  rules: (await selectRules(call.db, keyOf(call)))?.rules ?? null,
});

export const keepAutoRules: Handler<typeof api.keepAutoRules> = async (call) => {
  await upsertRules(call.db, keyOf(call), call.input.rules, call.now);
  return {};
};

import { conflict, invalid } from 'edutech/core/common/errors';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { SentMark } from '../../api/marks';
import { keyOfPart } from '../../model/marks/keys';
import { isOnStep, mayChange } from '../../model/marks/rules';
import { holdOwnProject } from '../projects/projects.queries';
import { type QuestionRow, selectQuestions } from '../projects/questions.queries';
import { countMarks } from './count-again';
import {
  type AnswerRow,
  insertEvents,
  lockAnswersOfTurns,
  type OwnTurn,
  selectDone,
  selectOwnTurns,
  updateTurns,
} from './marks.queries';

type Outcome = 'saved' | 'lost' | 'closed' | 'offScale';

/** Marks of a call are written together; a mark whose id is known was written before, and is answered as saved. */
export const saveGivenMarks: Handler<typeof api.saveGivenMarks> = async ({ db, actor, input, now }) => {
  const project = await holdOwnProject(db, actor, input.projectId);
  const turnIds = input.marks.map(({ turnId }) => turnId);
  if (new Set(turnIds).size < turnIds.length) throw invalid('marking.error.turnTwice');
  const answers = new Map(
    (await lockAnswersOfTurns(db, project, turnIds, actor.personId)).map((answer) => [answer.id, answer]),
  );
  // read once the answers are locked: the same call that comes twice sees what the first one did
  const markIds = input.marks.map(({ markId }) => markId);
  const done = await selectDone(db, project, markIds);
  const turns = new Map((await selectOwnTurns(db, project, turnIds, actor.personId)).map((turn) => [turn.id, turn]));
  const questions = new Map((await selectQuestions(db, project)).map((question) => [keyOfPart(question), question]));
  const written: { mark: SentMark; answer: AnswerRow; turn: OwnTurn }[] = [];
  const outcomes = input.marks.map((mark) => {
    const turn = turns.get(mark.turnId);
    const answer = turn && answers.get(turn.answerId);
    const question = answer && questions.get(keyOfPart(answer));
    const outcome = done.has(mark.markId)
      ? 'saved'
      : !turn || !answer || !question
        ? 'lost'
        : outcomeOf(mark, turn, answer, question, project.state === 'released');
    if (outcome === 'saved' && !done.has(mark.markId)) written.push({ mark, turn: turn!, answer: answer! });
    return { markId: mark.markId, turnId: mark.turnId, outcome };
  });
  if (written.length === 0) return outcomes;
  await updateTurns(
    db,
    project,
    written.map(({ mark }) => mark),
    now,
  );
  await insertEvents(
    db,
    project,
    written.map(({ mark, answer }) => ({
      id: mark.markId,
      answerId: answer.id,
      turnId: mark.turnId,
      act: 'mark',
      points: mark.points,
      detail: {
        steps: mark.steps,
        flags: mark.flags,
        problem: mark.problem,
        note: mark.note,
        seconds: mark.seconds,
        ink: mark.ink ?? [],
      },
    })),
    { by: actor.personId, now },
  );
  const counted = written.filter(({ turn }) => turn.kind === 'mark').map(({ answer }) => answer);
  await countMarks(db, (answer) => questions.get(keyOfPart(answer))!, counted, now);
  return outcomes;
};

function outcomeOf(
  mark: SentMark,
  turn: OwnTurn,
  answer: AnswerRow,
  question: QuestionRow,
  isReleased: boolean,
): Outcome {
  if (isReleased || turn.isStopped || answer.decidedBy !== null || turn.ago > mayChange) return 'closed';
  if (mark.problem !== null) return mark.points === null ? 'saved' : 'offScale';
  if (mark.points === null || !isOnStep(mark.points, question.points, question.step)) return 'offScale';
  if (mark.steps.length > 0) {
    const fits = mark.steps.length === question.steps.length;
    const sum = mark.steps.reduce((all, points) => all + points, 0);
    const isWithin = mark.steps.every((points, at) => points <= (question.steps[at]?.points ?? 0));
    if (!fits || sum !== mark.points || !isWithin) return 'offScale';
  }
  return 'saved';
}

/** Refuses what would change a project whose results students read. */
export function refuseReleased({ state }: { readonly state: 'open' | 'released' }): void {
  if (state === 'released') throw conflict('marking.error.released');
}

import type { Handler } from 'edutech/core/server/call';
import type { Assistant } from 'edutech/plugins/assistant/api';
import type * as api from '../../api';
import type { LedAnswer } from '../../api/board';
import { keyOfPart } from '../../model/marks/keys';
import { type MediaParts, withMedia } from '../marks/sheets-to-mark';
import { selectLedProject } from '../projects/projects.queries';
import { selectQuestions } from '../projects/questions.queries';
import {
  countOpenAppeals,
  countScripts,
  selectGiven,
  selectHours,
  selectListed,
  selectListedAnswer,
  selectMarkerFigures,
  selectQuestionFigures,
} from './board.queries';

export const markingBoard =
  ({ assistant }: { readonly assistant: Assistant }): Handler<typeof api.markingBoard> =>
  async ({ db, actor, input, now }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    const figures = new Map((await selectQuestionFigures(db, project, now)).map((one) => [keyOfPart(one), one]));
    const questions = (await selectQuestions(db, project)).map(
      ({ label, points, steps, mode, limit, step, selfShare, spotShare, leastSeconds, ...ref }) => ({
        ...figures.get(keyOfPart(ref))!,
        label,
        points,
        steps: [...steps],
        rules: { mode, limit, step, selfShare, spotShare, leastSeconds },
      }),
    );
    return {
      projectId: project.projectId,
      examId: project.examId,
      title: project.title,
      state: project.state,
      ...(await countScripts(db, project)),
      questions,
      markers: await selectMarkerFigures(db, project, now),
      hours: (await selectHours(db, project)).toReversed(),
      appeals: await countOpenAppeals(db, project.schoolId, project.examId),
      hasSuggestions: assistant.isAvailable(project.schoolId),
    };
  };

export const listAnswers: Handler<typeof api.listAnswers> = async ({ db, actor, input }) => {
  const project = await selectLedProject(db, actor, input.projectId);
  return (await selectListed(db, project, input.which)).map((row) => ({ ...row, marks: [...row.marks] }));
};

export const ledAnswer =
  (parts: MediaParts): Handler<typeof api.ledAnswer> =>
  async ({ db, actor, input }) => {
    const project = await selectLedProject(db, actor, input.projectId);
    const row = await selectListedAnswer(db, project, input.answerId);
    const [answer] = await withMedia(parts, actor, [row]);
    const given = (await selectGiven(db, project, input.answerId)).map((one) => ({
      ...one,
      steps: [...one.steps],
      flags: one.flags as LedAnswer['given'][number]['flags'],
      problem: one.problem as LedAnswer['given'][number]['problem'],
    }));
    return { ...answer!, marks: [...row.marks], given };
  };

import { conflict, forbidden, invalid } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { SingleHandler } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { airQuestionList, airQuestions, answerAirQuestion, askAirQuestion, hideAirQuestion } from '../../../api';
import { mostOpenQuestions } from '../../../model/watching/note-limits';
import { selectFilm } from '../lessons.queries';
import { mayWrite, writtenText } from '../notes.routes';
import {
  countOpen,
  countQuestions,
  insertQuestion,
  lockQuestion,
  selectQuestionPage,
  selectQuestions,
  updateAnswer,
  updateHidden,
} from './questions.queries';

export const listQuestions: SingleHandler<typeof airQuestions> = async ({ db, actor, input, language }) =>
  selectQuestions(db, actor, input.id, language);

export const pageQuestions: SingleHandler<typeof airQuestionList> = async ({ db, actor, input, language }) => {
  const { q, state = 'open', classId, page, pageLine } = input;
  const filter = { q, state, classId, page, pageLine };
  const [rows, total] = await Promise.all([
    selectQuestionPage(db, actor, filter, language),
    countQuestions(db, actor, filter),
  ]);
  return { items: rows, page: pageInfo(input, total) };
};

export const ask =
  (organisation: Organisation): SingleHandler<typeof askAirQuestion> =>
  async ({ db, actor, input, now }) => {
    const text = writtenText(input.text);
    await mayWrite(db, actor, now);
    const film = await selectFilm(db, input.id);
    const [seat] = await organisation.classesOfStudent(db, actor.personId, await currentTermId(db, now));
    if (!seat) throw invalid('air.error.noClass');
    const question = {
      id: input.questionId,
      schoolId: seat.schoolId,
      classId: seat.id,
      resourceId: film.id,
      personId: actor.personId,
      second: input.second,
      text,
      now,
    };
    if ((await countOpen(db, question)) >= mostOpenQuestions)
      throw invalid('air.error.tooManyQuestions', { most: mostOpenQuestions });
    await insertQuestion(db, question);
    return {};
  };

export const answer: SingleHandler<typeof answerAirQuestion> = async ({ db, actor, input, now }) => {
  const text = writtenText(input.text);
  const question = await lockQuestion(db, actor, input.questionId);
  if (!question.mayAnswer) throw forbidden('air.error.notYourQuestion');
  const seen = question.answeredAt?.toISOString() ?? null;
  if (seen !== input.seen) throw conflict('air.error.answeredMeanwhile');
  await updateAnswer(db, question, { text, shared: input.shared, by: actor.personId, now });
  return {};
};

export const hide =
  (audit: Audit): SingleHandler<typeof hideAirQuestion> =>
  async ({ db, actor, input, now, client }) => {
    const question = await lockQuestion(db, actor, input.questionId);
    await updateHidden(db, question, input.hidden ? actor.personId : null, now);
    await audit.record(db, actor, {
      act: input.hidden ? 'air.hideQuestion' : 'air.showQuestion',
      objectKind: 'question',
      objectId: question.id,
      schoolId: question.schoolId,
      facts: { title: question.text.slice(0, 100) },
      address: client.address,
    });
    return {};
  };

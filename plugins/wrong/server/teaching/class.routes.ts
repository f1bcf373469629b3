import { notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { answerInWords } from 'edutech/plugins/questions/kit/common/answer-in-words';
import { filesOfAnswer, isBlankAnswer } from 'edutech/plugins/questions/kit/common/answer';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import { filesOfKey } from 'edutech/plugins/questions/kit/common/walk-body';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import type { ClassAnswers } from '../../api/teaching';
import { mostSimilar, type Reason } from '../../model/entry';
import { traitsOf } from '../collecting/collection';
import { insertEntries } from '../collection/entries.queries';
import { mediaOf, namesOf, type Parts, showCandidates } from '../present-entries';
import {
  countClassQuestions,
  countTaughtQuestions,
  deletePush,
  selectClassPoints,
  selectClassQuestion,
  selectClassQuestions,
  selectTaught,
  selectWrongAnswers,
  type WrongAnswerRow,
} from './class.queries';

/** Knowledge points that a filter offers. */
const mostPoints = 30;
/** Similar questions that a teacher chooses from. */
const mostOffered = mostSimilar * 2;

export const countClasses: Handler<typeof api.countClasses> = async ({ db, actor }) =>
  (await countTaughtQuestions(db, actor)).map(({ classId, subjectId, count }) => ({
    classId,
    subjectId,
    count,
  }));

export const classQuestions =
  (parts: Parts): Handler<typeof api.classQuestions> =>
  async ({ db, actor, input, now, language }) => {
    const taught = await selectTaught(db, actor, input);
    const { page, pageLine } = input;
    const [rows, total, points] = await Promise.all([
      selectClassQuestions(db, taught, input, { now, limit: pageLine, offset: (page - 1) * pageLine }),
      countClassQuestions(db, taught, input, now),
      selectClassPoints(db, taught, mostPoints),
    ]);
    const ids = [...points.map(({ pointId }) => pointId), ...rows.flatMap(({ pointIds }) => pointIds)];
    const names = await namesOf(db, parts.textbooks, ids, language);
    const shown = new Map((await showCandidates(db, parts, rows, actor)).map((one) => [one.questionId, one]));
    return {
      data: rows.flatMap(({ questionId, answered, wrong, lastAt, pointIds }) => {
        const one = shown.get(questionId);
        if (!one) return [];
        return [{ ...one, answered, wrong, lastTime: lastAt.toISOString(), knowledge: names(pointIds) }];
      }),
      pageData: { cur: page, line: pageLine, total },
      points: points.flatMap(({ pointId, count }) => names([pointId]).map((point) => ({ ...point, count }))),
    };
  };

/** Wrong answers grouped by content, the most frequent first. */
function grouped(rows: readonly WrongAnswerRow[]): ClassAnswers['groups'] {
  const groups = Map.groupBy(rows, ({ part, answer, personId }) => {
    const text = answerInWords(answer);
    // pictures and drawings are each one of their own
    return JSON.stringify([part, text, text === '' && !isBlankAnswer(answer) ? personId : '']);
  });
  return [...groups.values()]
    .map((same) => {
      const { part, answer } = same[0]!;
      return {
        part,
        text: answerInWords(answer),
        isBlank: isBlankAnswer(answer),
        answer,
        people: same.map(({ personId, name, reason, isMastered }) => ({
          personId,
          name,
          reason,
          isMastered,
        })),
      };
    })
    .sort((a, b) => a.part - b.part || b.people.length - a.people.length);
}

export const classAnswers =
  ({ bank, files }: Parts): Handler<typeof api.classAnswers> =>
  async ({ db, actor, input }) => {
    const taught = await selectTaught(db, actor, input);
    const version = await selectClassQuestion(db, taught, input.questionId);
    const [keys, rows] = await Promise.all([
      bank.keys(db, [version]),
      selectWrongAnswers(db, taught, [version.questionId]),
    ]);
    const key = keys.get(versionKey(version)) ?? null;
    const ids = [...(key ? filesOfKey(key) : []), ...rows.flatMap(({ answer }) => filesOfAnswer(answer))];
    const media = await mediaOf(db, files, actor, ids);
    // counted once per student, whatever parts were wrong
    const said = new Map(rows.flatMap(({ personId, reason }) => (reason ? [[personId, reason] as const] : [])));
    const reasons = Map.groupBy(said.values(), (reason): Reason => reason);
    return {
      key,
      media: [...media.values()],
      groups: grouped(rows),
      reasons: [...reasons].map(([reason, all]) => ({ reason, count: all.length })).sort((a, b) => b.count - a.count),
    };
  };

export const similarForClass =
  (parts: Parts): Handler<typeof api.similarForClass> =>
  async ({ db, actor, input }) => {
    const taught = await selectTaught(db, actor, input);
    const version = await selectClassQuestion(db, taught, input.questionId);
    return showCandidates(db, parts, await parts.bank.similar(db, version, mostOffered), actor);
  };

export const pushSimilar =
  ({ bank }: Parts): Handler<typeof api.pushSimilar> =>
  async ({ db, actor, input, now }) => {
    const taught = await selectTaught(db, actor, input);
    const { questionId } = await selectClassQuestion(db, taught, input.questionId);
    const newest = await bank.newest(db, input.similarIds);
    if (newest.length < input.similarIds.length) throw notFound('wrong.error.noQuestion');
    const people = [...new Set((await selectWrongAnswers(db, taught, [questionId])).map(({ personId }) => personId))];
    const traits = await traitsOf(db, bank, newest);
    const versions = new Map<Id, number>(newest.map((one) => [one.questionId, one.version]));
    const rows = people.flatMap((personId) =>
      traits.map((one) => ({
        ...one,
        schoolId: taught.schoolId,
        id: newId(now.getTime()),
        personId,
        subjectId: taught.subjectId,
        version: versions.get(one.questionId)!,
        origin: 'pushed' as const,
        pushId: input.pushId,
        words: '',
        reason: null,
        now,
      })),
    );
    const added = rows.length > 0 ? await insertEntries(db, rows) : [];
    return { people: people.length, count: added.filter(({ isNew }) => isNew).length };
  };

export const takeBackPush: Handler<typeof api.takeBackPush> = async ({ db, actor, input }) => ({
  count: await deletePush(db, await selectTaught(db, actor, input), input.pushId),
});

import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type { Plan } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import type { ActCounter } from 'edutech/plugins/statistics/api';
import type * as api from '../../api';
import { skillOf } from '../../model/modes';
import { presentWords } from '../library/present-words';
import { selectByIds } from '../library/words.queries';
import { type EvidenceParts, reportWords } from '../contributions/evidence';
import { actKinds } from '../contributions/figure-source.queries';
import type { PracticeBroadcast } from '../monitoring/practice-broadcast';
import { appendReviews, replayWords } from './append-reviews';
import { homeworkOf, listedDays, type MyHomework, todayOf } from './day';
import { insertPaper, selectMineById } from './day.queries';
import { type NewReview, upsertPlan, type Whose } from './reviews.queries';

export interface PracticeParts {
  readonly acts: readonly ActCounter<Db>[];
  readonly evidence: EvidenceParts['evidence'];
  readonly files: Files;
  readonly practiceBroadcast: PracticeBroadcast;
  readonly textbooks: EvidenceParts['textbooks'];
}

export function whoseOf({ schoolId, personId }: SignedIn): Whose {
  if (!schoolId) throw forbidden();
  return { schoolId, personId };
}

const shown = ({ tasks, left, wordIds, modes: _, ...row }: MyHomework) => ({
  ...row,
  words: wordIds.length,
  tasks: tasks.length,
  done: tasks.length - left.length,
});

export const myDay =
  (files: Files): Handler<typeof api.myDay> =>
  async ({ db, actor, input, now }) => {
    const whose = whoseOf(actor);
    const since = new Date(now.getTime() - listedDays * 86_400_000);
    const wordsOf = async (wordIds: Iterable<Id>) =>
      presentWords(db, files, actor, await selectByIds(db, [...new Set(wordIds)]));
    const [homework, [today, ofToday]] = await Promise.all([
      currentTermId(db, now).then((termId) => homeworkOf(db, whose, termId, { now, since })),
      todayOf(db, whose, now).then(async (day) => {
        const isAsked = input.assignmentId === undefined && day.tasks.length > 0;
        return [day, isAsked ? await wordsOf(day.tasks.map(({ wordId }) => wordId)) : []] as const;
      }),
    ]);
    const chosen = homework.find(({ assignmentId }) => assignmentId === input.assignmentId);
    if (input.assignmentId && !chosen) throw notFound('dictionary.error.noAssignment');
    const tasks = chosen ? (chosen.left.length > 0 ? chosen.left : chosen.tasks) : today.tasks;
    // beside what is asked stand the other words of homework: choices are drawn from them
    const words = chosen ? await wordsOf([...tasks.map(({ wordId }) => wordId), ...chosen.wordIds]) : ofToday;
    const known = new Set(words.map(({ wordId }) => wordId));
    const { plan, tasks: _, ...facts } = today;
    return {
      ...facts,
      ahead: [...facts.ahead],
      assignments: homework.map(shown),
      tasks: tasks.filter(({ wordId }) => known.has(wordId)).map((task) => ({ ...task })),
      words,
      plan: { ...plan, daysOff: [...plan.daysOff] },
    };
  };

export const saveReviews =
  (parts: PracticeParts): Handler<typeof api.saveReviews> =>
  async ({ db, actor, input, now }) => {
    const whose = whoseOf(actor);
    const words = new Set(
      (
        await selectByIds(
          db,
          input.reviews.map(({ wordId }) => wordId),
        )
      ).map(({ id }) => id),
    );
    const rows = input.reviews
      .filter(({ wordId }) => words.has(wordId))
      .map(
        ({ reviewId, age, ...sent }): NewReview => ({
          ...sent,
          id: reviewId,
          skill: skillOf(sent.mode),
          at: new Date(now.getTime() - age),
        }),
      );
    // only files of the student's own
    const voices = [...new Set(rows.flatMap(({ voiceId }) => voiceId ?? []))];
    if (voices.length > 0) await parts.files.keep(db, voices, actor.personId);
    const added = await appendReviews(db, whose, rows, now);
    const counted = added.map(() => ({ kind: actKinds.practise.id, ...whose, at: now }));
    if (counted.length > 0) for (const counter of parts.acts) await counter.note(db, counted);
    const ofHomework = rows.filter(({ assignmentId }) => assignmentId !== null);
    const wordIds = [...new Set(ofHomework.map(({ wordId }) => wordId))];
    await reportWords(db, parts, whose, wordIds);
    const assignmentIds = new Set(ofHomework.flatMap(({ assignmentId }) => assignmentId ?? []));
    db.afterCommit(() => parts.practiceBroadcast.practised(assignmentIds));
    return { added: added.length };
  };

export const saveWordPlan: Handler<typeof api.saveWordPlan> = async ({ db, actor, input, now }) => {
  if (input.examOn !== null && input.examOn <= cityDay(now)) throw wrongField('examOn', 'dictionary.error.examPast');
  const plan: Plan = {
    minutes: input.minutes,
    daysOff: [...input.daysOff].sort(),
    examOn: input.examOn,
    examTitle: input.examOn === null ? '' : input.examTitle.trim(),
  };
  const whose = whoseOf(actor);
  await upsertPlan(db, whose, plan, now);
  await replayWords(db, whose);
  return {};
};

export const sendPaper =
  ({ files, practiceBroadcast }: PracticeParts): Handler<typeof api.sendPaper> =>
  async ({ db, actor, input, now }) => {
    const assignment = await selectMineById(db, actor, input.assignmentId, now);
    if (!assignment.takesPaper) throw conflict('dictionary.error.noPaper');
    await files.keep(db, [input.fileId], actor.personId);
    await insertPaper(db, assignment, { id: newId(now.getTime()), ...actor, fileId: input.fileId }, now);
    db.afterCommit(() => practiceBroadcast.practised([assignment.id]));
    return {};
  };

import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank, QuestionPapers } from 'edutech/plugins/questions/api';
import { filesOfBody } from 'edutech/plugins/questions/kit/common/walk-body';
import type * as api from '../../api';
import { selectPlan } from '../plans/plans.queries';
import {
  type ItemRow,
  insertExercise,
  replaceItems,
  selectExercise,
  selectExercises,
  selectItems,
  selectOwnExercise,
  updateExercise,
  updateRemoved,
} from './exercises.queries';
import { loadQuestions, paperOf } from './sheet';

interface Parts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly papers: QuestionPapers;
}

export const listExercises: Handler<typeof api.listExercises> = async ({ db, actor, input, language }) =>
  selectExercises(db, actor, { isRemoved: input.space === 'trash', q: input.q?.trim() || null }, language);

export const readExercise =
  ({ bank, files }: Parts): Handler<typeof api.readExercise> =>
  async ({ db, actor, input, language }) => {
    const exercise = await selectExercise(db, actor, input.exerciseId, language);
    const questions = await loadQuestions(db, bank, exercise);
    const stored = await files.findMany(db, [...new Set(questions.flatMap(({ body }) => filesOfBody(body)))]);
    const mediumOf = (id: Id) => {
      const file = stored.get(id);
      return file ? [{ file: id, address: files.ticketAddress(file, 'view', actor.sessionId), mime: file.mime }] : [];
    };
    return {
      exercise,
      isOwn: exercise.ownerId === actor.personId,
      version: exercise.version,
      questions: questions.map((one) => ({ ...one, media: [...new Set(filesOfBody(one.body))].flatMap(mediumOf) })),
    };
  };

interface Fields {
  readonly title: string;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly planId: Id | null;
  readonly items: readonly { readonly questionId: Id; readonly points: number }[];
}

/** What is to be written: a question stays in the version that an exercise has, others come in their newest. */
async function checked(
  { db, actor }: { readonly db: Db; readonly actor: SignedIn },
  bank: QuestionBank<Db>,
  { items, planId }: Fields,
  before: readonly ItemRow[] = [],
): Promise<ItemRow[]> {
  if (planId) await selectPlan(db, actor, planId);
  const ids = items.map(({ questionId }) => questionId);
  if (new Set(ids).size < ids.length) throw invalid('prepare.error.twice');
  const kept = new Map(before.map(({ questionId, version }) => [questionId, version]));
  const newest = await bank.newest(
    db,
    ids.filter((id) => !kept.has(id)),
  );
  const versions = new Map([...kept, ...newest.map(({ questionId, version }) => [questionId, version] as const)]);
  return items.map((item) => {
    const version = versions.get(item.questionId);
    if (version === undefined) throw notFound('prepare.error.noQuestion');
    return { ...item, version };
  });
}

export const addExercise =
  ({ bank }: Parts): Handler<typeof api.addExercise> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const { schoolId, personId } = actor;
    if (!schoolId) throw forbidden();
    const rows = await checked(call, bank, input);
    const key = { schoolId, id: input.id };
    const added = await insertExercise(db, key, personId, { ...input, title: input.title.trim() }, now);
    if (added > 0) {
      await replaceItems(db, key, rows);
      const use = { plugin: 'prepare', thingId: input.id, schoolId, personId, at: now };
      await bank.noteUses(
        db,
        rows.map(({ questionId, version }) => ({ questionId, version, ...use })),
      );
    } else if ((await selectExercise(db, actor, input.id)).ownerId !== personId)
      throw conflict('prepare.error.noExercise');
    return { id: input.id };
  };

export const saveExercise =
  ({ bank }: Parts): Handler<typeof api.saveExercise> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const exercise = await selectOwnExercise(db, actor, input.exerciseId);
    const before = await selectItems(db, exercise);
    const rows = await checked(call, bank, input, before);
    const fields = { ...input, title: input.title.trim() };
    if ((await updateExercise(db, exercise, input.version, fields, now)) === 0) {
      const { title, version } = exercise;
      throw editConflict({ title: fields.title, version: input.version }, { title, version });
    }
    await replaceItems(db, exercise, rows);
    return { id: exercise.id };
  };

export const removeExercises: Handler<typeof api.removeExercises> = async ({ db, actor, input, now }) => {
  const count = await updateRemoved(db, actor, input.exerciseIds, now);
  if (count < input.exerciseIds.length) throw notFound('prepare.error.noExercise');
  return { count };
};

export const restoreExercises: Handler<typeof api.restoreExercises> = async ({ db, actor, input }) => {
  const count = await updateRemoved(db, actor, input.exerciseIds, null);
  if (count < input.exerciseIds.length) throw notFound('prepare.error.noExercise');
  return { count };
};

export const exercisePages =
  ({ bank, papers }: Parts): Handler<typeof api.exercisePages> =>
  async ({ db, actor, input, language }) => {
    const exercise = await selectExercise(db, actor, input.exerciseId);
    const paper = await paperOf(db, bank, exercise, { language, withAnswers: false });
    return papers.pages({ ...paper, look: input.look });
  };

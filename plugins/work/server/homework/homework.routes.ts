import { conflict, forbidden } from 'edutech/core/common/errors';
import type { InputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Call, Handler } from 'edutech/core/server/call';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import { versionKey } from 'edutech/plugins/questions/kit/common/version-key';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import type { HomeworkSaved, HomeworkValues } from '../../api/composing';
import {
  countHandedIn,
  type HomeworkKey,
  type HomeworkRow,
  insertHomework,
  type ItemRow,
  lockOwnHomework,
  replaceHomeworkFiles,
  replaceItems,
  selectGrade,
  selectHomework,
  selectHomeworkFiles,
  selectItems,
  selectSubject,
  updateHomework,
  upsertItemKeys,
} from './homework.queries';
import { filesOfBodies, filesOfKeys, itemOnWire, loadItems, loadKeys, mediaOf } from './sheet';
import { type FileParts, keepAndConvertFiles, keepFilesOfKeys } from './shown-files';
import { validateHomework, type ValidatedHomework } from './validate-homework';

/** Services of homework. */
export interface Parts extends FileParts {
  readonly bank: QuestionBank<Db>;
  readonly textbooks: Textbooks<Db>;
}

/** The school in which somebody makes homework: 403 `work.error.noSchool` for who has none. */
export function schoolOf({ schoolId }: SignedIn): Id {
  if (!schoolId) throw forbidden('work.error.noSchool');
  return schoolId;
}

const saved = (id: Id, version: number, { facts }: ValidatedHomework): HomeworkSaved => ({
  homeworkId: id,
  version,
  minutes: facts.minutes,
  points: facts.points,
});

async function checked(
  db: Db,
  parts: Parts,
  values: HomeworkValues,
  known: readonly ItemRow[],
): Promise<ValidatedHomework> {
  const { number: grade } = await selectGrade(db, values.gradeId);
  await selectSubject(db, values.subjectId);
  if (values.nodeId && !(await parts.textbooks.nodes(db, [values.nodeId], 'zh-CN')).has(values.nodeId))
    throw wrongField('nodeId', 'work.error.noChapter');
  const before = known.flatMap(({ questionId, questionVersion: version }) =>
    questionId && version !== null ? [versionKey({ questionId, version })] : [],
  );
  return validateHomework(db, parts.bank, values, { grade, known: new Set(before) });
}

/** Files of a homework's form: those beside it, and the pictures of items with a body of their own. */
const filesOf = (files: readonly Id[], items: readonly { readonly body?: QuestionBody | null }[]): Id[] => [
  ...files,
  ...filesOfBodies(items.flatMap(({ body }) => body ?? [])),
];

/** Keeps files that were uploaded for homework; those that it has already are kept. */
async function keepFiles(db: Db, parts: Parts, wanted: readonly Id[], had: readonly Id[], actor: SignedIn) {
  const added = wanted.filter((id) => !had.includes(id));
  if (added.length === 0) return;
  if (!isAllowed({ permission: 'homework_tea', action: 'attachment' }, actor)) throw forbidden();
  await keepAndConvertFiles(db, parts, added, actor.personId);
}

export const createHomework =
  (parts: Parts): Handler<typeof api.createHomework> =>
  async ({ db, actor, input: { homeworkId: id = newId(), ...input }, now }) => {
    const key: HomeworkKey = { schoolId: schoolOf(actor), id };
    const written = await checked(db, parts, input, []);
    const row = { ...key, ...written.facts, ownerId: actor.personId, isTemplate: false, now };
    // a repeated call whose response was lost overwrites the homework, unless it was saved since
    if ((await insertHomework(db, row)) === 0)
      return overwriteDraft(parts, { db, actor, input: { ...input, homeworkId: id, version: 1, save: newId() }, now });
    await keepFiles(db, parts, filesOf(input.files, input.items), [], actor);
    await replaceItems(db, key, written.items);
    await replaceHomeworkFiles(db, key, input.files);
    return saved(key.id, 1, written);
  };

export const saveHomework =
  (parts: Parts): Handler<typeof api.saveHomework> =>
  (call) =>
    overwriteDraft(parts, call);

type Saving = Pick<Call<InputOf<typeof api.saveHomework>, SignedIn>, 'db' | 'actor' | 'input' | 'now'>;

/** Overwrites a draft; a repeated call is applied once. */
async function overwriteDraft(parts: Parts, { db, actor, input, now }: Saving): Promise<HomeworkSaved> {
  const homework = await lockOwnHomework(db, actor, input.homeworkId);
  const done = { homeworkId: homework.id, version: homework.version };
  if (homework.lastSave === input.save) return { ...done, minutes: homework.minutes, points: homework.points };
  if (homework.publishedAt) throw conflict('work.error.published');
  const before = await selectItems(db, homework);
  const had = (await selectHomeworkFiles(db, homework)).map(({ fileId }) => fileId);
  if (homework.version !== input.version) {
    const { homeworkId: _id, save: _save, ...mine } = input;
    throw editConflict(mine, { ...valuesOf(homework, before, had), version: homework.version });
  }
  const written = await checked(db, parts, input, before);
  await keepFiles(db, parts, filesOf(input.files, input.items), filesOf(had, before), actor);
  const { version } = await updateHomework(db, homework, { ...written.facts, save: input.save, now });
  await replaceItems(db, homework, written.items);
  await replaceHomeworkFiles(db, homework, input.files);
  return saved(homework.id, version, written);
}

/** Homework as the values of its form. */
export const valuesOf = (homework: HomeworkRow, items: readonly ItemRow[], files: readonly Id[]): HomeworkValues => ({
  title: homework.title,
  kind: homework.kind,
  subjectId: homework.subjectId,
  gradeId: homework.gradeId,
  ...(homework.nodeId && { nodeId: homework.nodeId }),
  note: homework.note,
  sections: homework.sections,
  files: [...files],
  ...(homework.minutesByHand && { minutes: homework.minutes }),
  items: items.map(({ id, section, tiers, way, questionId, questionVersion, body, points, space }) => ({
    itemId: id,
    section,
    tiers,
    way,
    points: [...points],
    ...(questionId && questionVersion !== null && { questionId, version: questionVersion }),
    ...(body && { body }),
    ...(space && { space }),
  })),
});

export const getHomework =
  (parts: Parts): Handler<typeof api.getHomework> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const items = await loadItems(db, parts.bank, homework);
    const questions = items.flatMap(({ question }) => question ?? []);
    const [keys, facts, files] = await Promise.all([
      loadKeys(db, parts.bank, homework, items),
      parts.bank.facts(db, questions),
      selectHomeworkFiles(db, homework),
    ]);
    const factsOf = ({ question }: (typeof items)[number]) => question && facts.get(versionKey(question));
    const ofSheet = filesOfBodies(items.map(({ body }) => body));
    return {
      ...onWire(homework, actor),
      items: items.map((item) => ({
        ...itemOnWire(item),
        difficulty: factsOf(item)?.difficulty ?? 0,
        seconds: factsOf(item)?.seconds ?? 0,
        hasKey: keys.has(item.id),
      })),
      files: await mediaOf(
        parts,
        db,
        files.map(({ fileId }) => fileId),
        actor.sessionId,
      ),
      media: await mediaOf(parts, db, ofSheet, actor.sessionId),
    };
  };

const onWire = (homework: HomeworkRow, actor: SignedIn) => ({
  homeworkId: homework.id,
  title: homework.title,
  kind: homework.kind,
  subjectId: homework.subjectId,
  gradeId: homework.gradeId,
  nodeId: homework.nodeId,
  note: homework.note,
  sections: homework.sections,
  minutes: homework.minutes,
  minutesByHand: homework.minutesByHand,
  points: homework.points,
  isTemplate: homework.isTemplate,
  isShared: homework.isShared,
  isOwn: homework.ownerId === actor.personId,
  isDraft: homework.publishedAt === null,
  version: homework.version,
});

export const getHomeworkKeys =
  (parts: Parts): Handler<typeof api.getHomeworkKeys> =>
  async ({ db, actor, input }) => {
    const homework = await selectHomework(db, actor, input.homeworkId);
    const items = await loadItems(db, parts.bank, homework);
    const keys = await loadKeys(db, parts.bank, homework, items);
    const media = await mediaOf(parts, db, filesOfKeys([...keys.values()].map(({ key }) => key)), actor.sessionId);
    return {
      keys: [...keys].map(([itemId, { key, isOwn }]) => ({ itemId, key, isOwn })),
      media,
    };
  };

export const setAnswers =
  (parts: Parts): Handler<typeof api.setAnswers> =>
  async ({ db, actor, input, now }) => {
    const homework = await lockOwnHomework(db, actor, input.homeworkId);
    if ((await countHandedIn(db, homework)) > 0) throw conflict('work.error.handedInAlready');
    const items = new Set((await selectItems(db, homework)).map(({ id }) => id));
    const strange = input.answers.findIndex(({ itemId }) => !items.has(itemId));
    if (strange >= 0) throw wrongField(`answers/${strange}/itemId`, 'work.error.noItem');
    const keys = new Map(input.answers.map(({ itemId, key }) => [itemId, key]));
    await keepFilesOfKeys(db, parts, homework, [...keys.values()], actor.personId);
    const rows = [...keys].map(([itemId, key]) => ({ itemId, key }));
    return { count: await upsertItemKeys(db, homework, rows, { personId: actor.personId, now }) };
  };

import { conflict, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import type { QuestionValues } from '../../api/saving';
import { isOpenToChange } from 'edutech/plugins/library/kit/common/sharing';
import { filesOfBody, filesOfKey } from '../../kit/common/walk-body';
import { mediaOf } from '../browsing/media';
import { updateSearchWords } from '../words/update-search-words';
import { factsOf, mustBeComplete, pathsOf } from './check-values';
import { derivedOf } from './derived';
import { deleteDraft } from './drafts.queries';
import { selectForked, selectValues } from './form.queries';
import { placementsOf } from './placing';
import { keptFiles } from './question-files';
import {
  deletePlaces,
  insertPlacements,
  insertPointLinks,
  insertQuestion,
  insertVersion,
  lockOwn,
  type OwnRow,
  updateQuestion,
} from './saving.queries';

export interface SavingParts {
  readonly files: Files;
  readonly textbooks: Textbooks;
}

/** What writing a question asks of a call. */
export type Saving = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'language'>;

interface Written {
  readonly id: Id;
  readonly version: number;
}

/** Writes a question of the caller's own for the first time. It has been looked through already. */
export async function addQuestion(
  call: Saving,
  { files, textbooks }: SavingParts,
  values: QuestionValues,
  { note, forkOf }: { readonly note: string; readonly forkOf: Id | null },
): Promise<Written> {
  const { db, actor, now, language } = call;
  const paths = await pathsOf(db, textbooks, values, language);
  const found = await keptFiles(db, files, actor, values);
  const row = {
    ...factsOf(values),
    id: newId(now.getTime()),
    schoolId: actor.schoolId,
    ownerPersonId: actor.personId,
    forkOf,
  };
  const derived = derivedOf(values.body, found, values.seconds);
  await insertQuestion(db, row, derived, now);
  await write(call, { ...row, source: 1, listedAt: now, version: 1 }, values, {
    note,
    fileIds: [...found.keys()],
    paths,
  });
  return { id: row.id, version: 1 };
}

type Placed = Pick<OwnRow, 'id' | 'schoolId' | 'ownerPersonId' | 'source' | 'listedAt' | 'version'>;

/** Writes a version with what hangs on it. */
async function write(
  { db, actor, now }: Saving,
  row: Placed,
  values: QuestionValues,
  more: {
    readonly note: string;
    readonly fileIds: readonly Id[];
    readonly paths: Map<Id, Id[]> | ReadonlyMap<Id, readonly Id[]>;
  },
): Promise<void> {
  const { body, key, difficulty, nodeIds, knowledge } = values;
  const { id, version } = row;
  await insertVersion(
    db,
    { questionId: id, version, body, key, savedBy: actor.personId, note: more.note, fileIds: more.fileIds },
    now,
  );
  const placed = { ...row, type: body.type, difficulty, shown: row.source };
  await insertPlacements(db, placementsOf(placed, nodeIds, more.paths));
  const points = new Map(
    knowledge.map(({ kiid, part }) => [`${kiid}.${part}`, { question_id: id, point_id: kiid, part }]),
  );
  await insertPointLinks(db, [...points.values()]);
  await updateSearchWords(db, [id]);
}

async function changeQuestion(
  call: Saving,
  { files, textbooks }: SavingParts,
  input: QuestionValues & { readonly id: Id; readonly version: number | undefined; readonly note: string },
): Promise<Written> {
  const { db, actor, now, language } = call;
  const [row] = await lockOwn(db, [input.id], actor.personId);
  if (!row || row.isRemoved) throw notFound('questions.error.notFound');
  if (row.version !== input.version) {
    const { media: _media, ...theirs } = await editedOf(call, files, { id: input.id });
    throw editConflict({ ...input, version: row.version }, theirs);
  }
  if (!isOpenToChange({ seen: row.source, wanted: row.wanted })) throw conflict('questions.error.shared');
  const paths = await pathsOf(db, textbooks, input, language);
  const found = await keptFiles(db, files, actor, input);
  const next = { ...row, ...factsOf(input), version: row.version + 1 };
  await updateQuestion(db, row, next, derivedOf(input.body, found, input.seconds), now);
  await deletePlaces(db, row);
  await write(call, next, input, { note: input.note, fileIds: [...found.keys()], paths });
  return { id: row.id, version: next.version };
}

export const saveQuestion =
  (parts: SavingParts): Handler<typeof api.saveQuestion> =>
  async (call) => {
    const { id, version, note = '', draftId, ...values } = call.input;
    mustBeComplete(values);
    const written = id
      ? await changeQuestion(call, parts, { ...values, id, version, note })
      : await addQuestion(call, parts, values, { note, forkOf: null });
    if (draftId) await deleteDraft(call.db, call.actor.personId, draftId);
    return written;
  };

/** A question of the caller's own as its form has it. */
async function editedOf(
  { db, actor }: Pick<Saving, 'db' | 'actor'>,
  files: Files,
  asked: { readonly id: Id; readonly version?: number },
) {
  const { source, ...values } = await selectValues(db, asked, actor);
  const fileIds = [...new Set([...filesOfBody(values.body), ...filesOfKey(values.key)])];
  const [media] = await mediaOf(db, files, actor, [{ fileIds, source }]);
  return { ...values, media: media! };
}

export const editedQuestion =
  (files: Files): Handler<typeof api.editedQuestion> =>
  (call) =>
    editedOf(call, files, call.input);

export const forkQuestion =
  (parts: SavingParts): Handler<typeof api.forkQuestion> =>
  async (call) => {
    const { db, actor, input } = call;
    const { version, ...values } = await selectForked(db, input, actor);
    // chapters and points that are gone since, or that are another school's own, stay behind
    const nodes = await parts.textbooks.nodes(db, values.nodeIds, call.language);
    const points = await parts.textbooks.points(
      db,
      [...new Set(values.knowledge.map(({ kiid }) => kiid))],
      call.language,
    );
    const kept = {
      ...values,
      nodeIds: values.nodeIds.filter((id) => nodes.get(id)?.isRemoved === false),
      knowledge: values.knowledge.filter(({ kiid }) => points.get(kiid)?.isDisabled === false),
    };
    return addQuestion(call, parts, kept, { note: '', forkOf: input.id });
  };

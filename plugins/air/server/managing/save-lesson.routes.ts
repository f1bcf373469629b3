import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { isInGroup } from 'edutech/core/common/files/file-groups';
import { type Id, newId } from 'edutech/core/common/ids';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import type { Files } from 'edutech/core/server/files/files';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SearchIndex } from 'edutech/core/server/search/search-index';
import type { LessonFields, placeLesson, saveLesson, setLessonFilm } from '../../api';
import { materialsGroup } from '../../model/materials';
import { refusalOfAct } from '../../model/states';
import { isFileInUse } from '../materials/materials.queries';
import { replacePlaces } from '../places/places.queries';
import type { Shelf } from '../places/shelf';
import { lessonKind } from '../search-source.queries';
import { fieldsOf, writerOf } from './lesson-view';
import {
  insertLesson,
  type LessonRow,
  lockOptionalLesson,
  selectKnown,
  updateFields,
  updateFilm,
  updateVersion,
} from './lessons.queries';
import { insertStep } from './steps.queries';

type Writing<Input> = Call<Input, SignedIn>;

/** The lesson, locked, in the version that the caller has seen. Throws 404, or 409 `air.error.changed`. */
export async function lockSeen(
  { db, language }: Pick<Writing<unknown>, 'db' | 'language'>,
  { id, version }: { id: Id; version: number },
): Promise<LessonRow> {
  const row = await lockOptionalLesson(db, id, language);
  if (!row) throw notFound('air.error.notFound');
  if (row.version !== version) throw conflict('air.error.changed', { name: row.changedBy });
  return row;
}

function mustBeDraft(row: LessonRow, personId: Id): void {
  const refusal = refusalOfAct('edit', row, personId);
  if (refusal) throw invalid(`air.refusal.${refusal}`);
}

export const save =
  ({ audit }: { readonly audit: Audit }): SingleHandler<typeof saveLesson> =>
  async (call) => {
    const { db, actor, input, language, client } = call;
    const { id, version, ...typed } = input;
    const fields: LessonFields = { ...typed, name: typed.name.trim() };
    if (fields.name === '') throw wrongField('name', 'core.ui.form.required');
    const known = await selectKnown(db, fields);
    if (!known.grade) throw wrongField('gradeId', 'air.error.noGrade');
    if (!known.subject) throw wrongField('subjectId', 'air.error.noSubject');
    if (!id) return begin(call, fields, audit);
    const row = await lockOptionalLesson(db, id, language);
    if (!row || row.isRemoved) throw notFound('air.error.notFound');
    if (row.version !== version) throw editConflict({ ...fields, version }, { ...fieldsOf(row), version: row.version });
    mustBeDraft(row, actor.personId);
    await updateFields(db, row, fields, writerOf(call));
    await audit.record(db, actor, {
      act: 'air.saveLesson',
      objectKind: 'lesson',
      objectId: row.id,
      facts: { lesson: fields.name },
      address: client.address,
    });
    return { id: row.id, version: row.version + 1 };
  };

async function begin(call: Writing<unknown>, fields: LessonFields, audit: Audit) {
  const { db, actor, now, client } = call;
  const id = newId(now.getTime());
  const by = writerOf(call);
  await insertLesson(db, id, fields, by);
  const step = {
    id: newId(now.getTime()),
    lessonId: id,
    what: 'begin',
    from: 'draft',
    to: 'draft',
    reason: '',
  } as const;
  await insertStep(db, step, by);
  await audit.record(db, actor, {
    act: 'air.saveLesson',
    objectKind: 'lesson',
    objectId: id,
    facts: { lesson: fields.name },
    address: client.address,
  });
  return { id, version: 1 };
}

export const setFilm =
  (parts: {
    readonly audit: Audit;
    readonly files: Files;
    readonly conversions: Conversions;
  }): SingleHandler<typeof setLessonFilm> =>
  async (call) => {
    const { db, actor, input, client } = call;
    const { audit, files, conversions } = parts;
    const row = await lockSeen(call, input);
    mustBeDraft(row, actor.personId);
    const [file] = await files.keep(db, [input.fileId], actor.personId);
    if (!file || !isInGroup(file.name, materialsGroup)) throw notFound('core.files.notFound');
    await updateFilm(db, row, file, writerOf(call));
    if (row.ffid && row.ffid !== file.id && !(await isFileInUse(db, row.ffid))) await files.remove(db, row.ffid);
    await conversions.request(db, [file]);
    await audit.record(db, actor, {
      act: 'air.setFilm',
      objectKind: 'lesson',
      objectId: row.id,
      facts: { lesson: row.name, name: file.name, bytes: file.bytes },
      address: client.address,
    });
    return { id: row.id, version: row.version + 1 };
  };

export const place =
  ({
    audit,
    textbooks,
    search,
  }: Shelf & { readonly audit: Audit; readonly search: SearchIndex }): SingleHandler<typeof placeLesson> =>
  async (call) => {
    const { db, actor, input, language, client } = call;
    const row = await lockSeen(call, input);
    if (row.isRemoved) throw notFound('air.error.notFound');
    // what is out has to be found somewhere
    if (input.nodeIds.length === 0 && row.state !== 'draft') throw invalid('air.missing.place');
    const found = await textbooks.nodes(db, input.nodeIds, language);
    const places = input.nodeIds.map((nodeId) => {
      const chapter = found.get(nodeId);
      if (!chapter?.book.isCity) throw invalid('air.error.noPlace');
      return { nodeId, bookId: chapter.book.bookId };
    });
    await replacePlaces(db, row, places);
    await updateVersion(db, row, writerOf(call));
    if (row.state === 'published') await search.follow(db, lessonKind, [row.id]);
    await audit.record(db, actor, {
      act: 'air.placeLesson',
      objectKind: 'lesson',
      objectId: row.id,
      facts: { lesson: row.name, places: places.length },
      address: client.address,
    });
    return { id: row.id, version: row.version + 1 };
  };

import { AppError, conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { InputOf } from 'edutech/core/common/endpoint';
import { type Id, newId } from 'edutech/core/common/ids';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Call, Handler } from 'edutech/core/server/call';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type * as api from '../../api';
import type { PaperDocument } from '../../model/paper/document';
import { isEditable } from '../../model/paper/states';
import { notePrinted } from '../log/print-log';
import type { PaperBroadcast } from '../together/paper-broadcast';
import { refuseHeldPlaces } from '../together/places.routes';
import { loadQuestions, type QuestionParts } from './paper-questions';
import { readPapers } from './paper-reader';
import {
  insertPaper,
  lockWorkedPaper,
  type PaperKey,
  replaceQuestions,
  selectGrade,
  selectPaper,
  selectSubject,
  type StoredPaper,
  updatePaper,
} from './papers.queries';
import { validatePaper, versionsOf } from './validate-paper';

/** Services of papers. */
export interface PaperParts extends QuestionParts {
  readonly audit: Audit;
  readonly database: Database;
  readonly texts: Texts;
  readonly paperBroadcast: PaperBroadcast;
}

/** The school in which somebody makes papers: 403 `exam.error.noSchool` for who has none. */
export function schoolOf({ schoolId }: Pick<SignedIn, 'schoolId'>): Id {
  if (!schoolId) throw forbidden('exam.error.noSchool');
  return schoolId;
}

/** 423: nobody reads a paper while it is sealed. */
export function documentOf({ document }: Pick<StoredPaper, 'document'>): PaperDocument {
  if (!document) throw new AppError('exam.error.sealed', 423);
  return document;
}

export const createPaper =
  (parts: PaperParts): Handler<typeof api.createPaper> =>
  async ({ db, actor, input, now }) => {
    const key: PaperKey = { schoolId: schoolOf(actor), id: input.paperId };
    const facts = await checked(db, parts, input, null);
    // a repeated call whose response was lost overwrites the paper, unless it was saved since
    if ((await insertPaper(db, { ...key, ...facts, ownerId: actor.personId, now })) === 0)
      return overwrite(parts, { db, actor, input: { ...input, version: 1, save: newId(now.getTime()) }, now });
    await replaceQuestions(db, key, versionsOf(input.document));
    return { paperId: key.id, version: 1, points: facts.points };
  };

export const savePaper =
  (parts: PaperParts): Handler<typeof api.savePaper> =>
  (call) =>
    overwrite(parts, call);

type Saving = Pick<Call<InputOf<typeof api.savePaper>, SignedIn>, 'db' | 'actor' | 'input' | 'now'>;

/** Overwrites a draft; a repeated call is applied once. */
async function overwrite(parts: PaperParts, { db, actor, input, now }: Saving) {
  const paper = await lockWorkedPaper(db, actor, input.paperId);
  const { id: paperId, version, points } = paper;
  if (paper.lastSave === input.save) return { paperId, version, points };
  if (!isEditable(paper.state)) throw conflict('exam.error.notDraft');
  if (version !== input.version) {
    const { paperId: _id, save: _save, ...mine } = input;
    throw editConflict(mine, { ...fieldsOf(paper), version });
  }
  const facts = await checked(db, parts, input, documentOf(paper));
  await refuseHeldPlaces(db, actor, paper, fieldsOf(paper), facts, now);
  const saved = await updatePaper(db, paper, { ...facts, save: input.save, now });
  await replaceQuestions(db, paper, versionsOf(input.document));
  parts.paperBroadcast.later(db, paper, { kind: 'saved', version: saved.version });
  return { paperId, version: saved.version, points: facts.points };
}

async function checked(
  db: Db,
  { bank }: PaperParts,
  fields: InputOf<typeof api.createPaper>,
  before: PaperDocument | null,
) {
  await selectGrade(db, fields.gradeId);
  await selectSubject(db, fields.subjectId);
  return validatePaper(db, bank, fields, before);
}

const fieldsOf = (paper: StoredPaper) => ({
  title: paper.title,
  subjectId: paper.subjectId,
  gradeId: paper.gradeId,
  document: documentOf(paper),
});

export const getPaper =
  (parts: PaperParts): Handler<typeof api.getPaper> =>
  async (call) => {
    const { db, actor, input, language } = call;
    const paper = await selectPaper(db, actor, input.paperId);
    const versions = versionsOf(documentOf(paper));
    const isOwn = paper.ownerId === actor.personId;
    const isMaker = isOwn || paper.memberIds.includes(actor.personId);
    const usable =
      isMaker &&
      (await parts.bank.newest(
        db,
        versions.map(({ questionId }) => questionId),
      ));
    const reading = { language, sessionId: actor.sessionId };
    const shown = await parts.database.read(readPapers, (all) =>
      loadQuestions(all, parts, versions, {
        ...reading,
        ...(usable && { usable: new Set(usable.map(({ questionId }) => questionId)) }),
      }),
    );
    if (paper.wasSealed)
      await parts.database.write(actor, (all) =>
        notePrinted(parts.audit, { ...call, db: all }, paper, { act: 'view' }),
      );
    return {
      paperId: paper.id,
      ...fieldsOf(paper),
      state: paper.state,
      source: paper.source,
      owner: paper.owner,
      isOwn,
      isTogether: paper.memberIds.length > 0,
      isEditable: isMaker && isEditable(paper.state),
      version: paper.version,
      ...shown,
    };
  };

export const paperQuestions =
  (parts: PaperParts): Handler<typeof api.paperQuestions> =>
  async ({ db, actor, input, language }) => {
    const versions = await parts.bank.newest(db, input.ids);
    if (versions.length < input.ids.length) throw notFound('exam.error.noQuestion');
    return loadQuestions(db, parts, versions, { language, sessionId: actor.sessionId });
  };

/** A copy keeps the ids of its parts, and its questions in their versions. */
export const copyPaper =
  ({ texts, bank }: PaperParts): Handler<typeof api.copyPaper> =>
  async ({ db, actor, input, now, language }) => {
    const from = await selectPaper(db, actor, input.paperId);
    const key: PaperKey = { schoolId: schoolOf(actor), id: newId(now.getTime()) };
    const title = input.title ?? texts.say(language, 'exam.copy.title', { title: from.title }).slice(0, 100);
    const document = documentOf(from);
    const facts = await validatePaper(db, bank, { ...fieldsOf(from), title }, document);
    await insertPaper(db, { ...key, ...facts, ownerId: actor.personId, now });
    await replaceQuestions(db, key, versionsOf(document));
    return { paperId: key.id, version: 1, points: facts.points };
  };

import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/call';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Db } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { QuestionBank } from 'edutech/plugins/questions/api';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import { beginningOf, copyOf } from '../../model/book/templates';
import { isBehind } from '../lessons/assignments.queries';
import { checkDocument, keepReferences } from './check-document';
import {
  insertBook,
  type ListedBook,
  lockOwnBook,
  selectBook,
  updateBook,
  updatePlace,
  updateRemoved,
  updateShared,
} from './books.queries';
import { selectBooks } from './list.queries';
import { filesOfShown, mediaFor, shownItems } from './shown-items';
import { insertVersion, selectVersion, selectVersions } from './versions.queries';

export interface BookParts {
  readonly bank: QuestionBank<Db>;
  readonly files: Files;
  readonly textbooks: Textbooks<Db>;
}

/** Guide books as lists show them, with the names of their chapters. */
async function onWire(
  db: Db,
  { textbooks }: Pick<BookParts, 'textbooks'>,
  rows: readonly ListedBook[],
  { personId }: SignedIn,
  language: Language,
) {
  const nodeIds = rows.flatMap(({ nodeId }) => nodeId ?? []);
  const places = nodeIds.length > 0 ? await textbooks.nodes(db, nodeIds, language) : new Map();
  return rows.map((row) => ({
    ...row,
    isOwn: row.ownerId === personId,
    chapter: (row.nodeId && places.get(row.nodeId)?.path.at(-1)?.name) || '',
  }));
}

export const listGuides =
  (parts: BookParts): Handler<typeof api.listGuides> =>
  async ({ db, actor, input, language }) => {
    const nodeIds = input.nodeId ? await parts.textbooks.nodesBelow(db, input.nodeId) : null;
    const wish = { ...input, q: input.q?.trim() || null, nodeIds, subjectId: input.subjectId ?? null };
    const { rows, total } = await selectBooks(db, actor, wish, language);
    return {
      data: await onWire(db, parts, rows, actor, language),
      pageData: pageInfo({ page: input.page, pageLine: input.pageLine }, total),
    };
  };

export const readGuide =
  (parts: BookParts): Handler<typeof api.readGuide> =>
  async ({ db, actor, input, language }) => {
    const row = await selectBook(db, actor, input.bookId, language);
    const [book] = await onWire(db, parts, [row], actor, language);
    const items = await shownItems(db, parts.bank, row.document.blocks);
    return {
      book: book!,
      version: row.version,
      document: row.document,
      items,
      media: await mediaFor(db, parts.files, filesOfShown(row.document.blocks, items), actor.sessionId),
      isAhead: row.ownerId === actor.personId && (await isBehind(db, row)),
    };
  };

/** The school in which somebody writes guide books: 403 for who has none. */
function schoolOf({ schoolId }: Pick<SignedIn, 'schoolId'>): Id {
  if (!schoolId) throw forbidden();
  return schoolId;
}

export const addGuide =
  (parts: BookParts): Handler<typeof api.addGuide> =>
  async ({ db, actor, input, now, language }) => {
    const { personId } = actor;
    const key = { schoolId: schoolOf(actor), id: input.id };
    if (input.nodeId && !(await parts.textbooks.nodes(db, [input.nodeId], language)).has(input.nodeId))
      throw notFound('guide.error.noChapter');
    const document = input.fromId
      ? copyOf((await selectBook(db, actor, input.fromId)).document)
      : beginningOf(input.template ?? 'blank');
    const { subjectId, gradeId, nodeId } = input;
    const title = input.title.trim();
    const added = await insertBook(db, { ...key, ownerId: personId, subjectId, gradeId, nodeId, title, document, now });
    if (added > 0) await keepReferences(db, parts, key, document, personId);
    else if ((await selectBook(db, actor, input.id)).ownerId !== personId) throw conflict('guide.error.noBook');
    return { id: input.id };
  };

export const saveGuide =
  (parts: BookParts): Handler<typeof api.saveGuide> =>
  async ({ db, actor, input, now }) => {
    const book = await lockOwnBook(db, actor, input.bookId);
    if (book.lastSave === input.save) return { version: book.version };
    if (book.version !== input.version) {
      const { title, document, version } = input;
      throw editConflict(
        { title, document, version },
        { title: book.title, document: book.document, version: book.version },
      );
    }
    const document = await checkDocument(db, parts, input.document, book.document);
    await keepReferences(db, parts, book, document, actor.personId);
    return updateBook(db, book, { title: input.title.trim(), document, save: input.save, now });
  };

export const moveGuides =
  ({ textbooks }: BookParts): Handler<typeof api.moveGuides> =>
  async ({ db, actor, input, language }) => {
    const place = (await textbooks.nodes(db, [input.nodeId], language)).get(input.nodeId);
    if (!place || place.isRemoved) throw notFound('guide.error.noChapter');
    const { subjectId, gradeId } = place.book;
    return all(
      await updatePlace(db, actor, input.bookIds, { nodeId: input.nodeId, subjectId, gradeId }),
      input.bookIds,
    );
  };

/** All or none: the transaction is undone where one of them is not the actor's. */
function all(count: number, ids: readonly Id[]): { count: number } {
  if (count < ids.length) throw notFound('guide.error.noBook');
  return { count };
}

export const shareGuides: Handler<typeof api.shareGuides> = async ({ db, actor, input }) =>
  all(await updateShared(db, actor, input.bookIds, input.isShared), input.bookIds);

export const removeGuides: Handler<typeof api.removeGuides> = async ({ db, actor, input, now }) =>
  all(await updateRemoved(db, actor, input.bookIds, now), input.bookIds);

export const restoreGuides: Handler<typeof api.restoreGuides> = async ({ db, actor, input }) =>
  all(await updateRemoved(db, actor, input.bookIds, null), input.bookIds);

export const listVersions: Handler<typeof api.listVersions> = async ({ db, actor, input }) =>
  selectVersions(db, await selectBook(db, actor, input.bookId));

export const keepVersion: Handler<typeof api.keepVersion> = async ({ db, actor, input, now }) => {
  const book = await lockOwnBook(db, actor, input.bookId);
  const { title, document } = book;
  await insertVersion(db, book, {
    id: input.id,
    name: input.name.trim(),
    title,
    document,
    personId: actor.personId,
    now,
  });
  return { id: input.id };
};

export const restoreVersion =
  (parts: BookParts): Handler<typeof api.restoreVersion> =>
  async ({ db, actor, input, now }) => {
    const book = await lockOwnBook(db, actor, input.bookId);
    const { title, document } = book;
    const kept = await selectVersion(db, book, input.versionId);
    await insertVersion(db, book, { id: input.keptId, name: '', title, document, personId: actor.personId, now });
    // the versions of questions that the guide book has had are its own again
    const known = { blocks: [...document.blocks, ...kept.document.blocks] };
    const back = await checkDocument(db, parts, kept.document, known);
    await keepReferences(db, parts, book, back, actor.personId);
    return updateBook(db, book, { title: kept.title, document: back, save: null, now });
  };

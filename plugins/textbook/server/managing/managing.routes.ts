import { forbidden, invalid } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Db } from 'edutech/core/server/data/db';
import type { Call, Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { type Ownership, ownershipOf } from '../../model/managers';
import { tidyName } from '../../model/trees/chapters';
import { selectSchoolYear } from '../books/books.queries';
import { adopterOf } from './adopter';
import { countChoosable, deleteAdoptionsOf, replaceAdoptions } from './adopting.queries';
import { managedBook, managedBooks } from './managed-books';
import { type BookValues, insertBook, selectPlaceFaults, updateBook, updateRemoved } from './managing.queries';

/** What a person does with books of his own is nobody's business; the school's and the city's leave a trace. */
async function record(
  audit: Audit,
  { db, actor }: Pick<Call<unknown, SignedIn>, 'db' | 'actor'>,
  act: string,
  book: Pick<Ownership, 'schoolId' | 'ownerPersonId'> & { readonly id: string; readonly name: string },
): Promise<void> {
  if (book.ownerPersonId !== null) return;
  await audit.record(db, actor, {
    act: `textbook.${act}`,
    objectKind: 'textbook',
    objectId: book.id,
    schoolId: book.schoolId,
    facts: { name: book.name },
  });
}

type SaveCall = Parameters<Handler<typeof api.saveBook>>[0];
type SaveInput = SaveCall['input'];

const valuesOf = (input: SaveInput): BookValues => ({
  source: input.source,
  stage: input.stageId,
  subjectId: input.subjectId,
  gradeId: input.gradeId,
  editionId: input.itemId,
  name: tidyName(input.name),
  volumeName: tidyName(input.tbName),
  termNumber: input.term ?? null,
});

async function requirePlace(db: Db, values: BookValues): Promise<void> {
  const faults = await selectPlaceFaults(db, values);
  if (faults.grade) throw wrongField('gradeId', 'textbook.error.noGrade');
  if (faults.subject) throw wrongField('subjectId', 'textbook.error.noSubject');
  if (faults.edition) throw wrongField('itemId', 'textbook.error.noEdition');
}

export const saveBook =
  (audit: Audit): Handler<typeof api.saveBook> =>
  (call) =>
    call.input.bookId ? changeBook(audit, call, call.input.bookId) : makeBook(audit, call);

async function makeBook(audit: Audit, call: SaveCall) {
  const { db, actor, input, now } = call;
  const values = valuesOf(input);
  const kept = ownershipOf(input.source, actor);
  if (!kept) throw forbidden('textbook.error.notKept');
  await requirePlace(db, values);
  const book = { ...values, ...kept, id: newId(now.getTime()) };
  await insertBook(db, book, now);
  await record(audit, call, 'addBook', book);
  return { bookId: book.id, version: 1 };
}

async function changeBook(audit: Audit, call: SaveCall, bookId: Id) {
  const { db, actor, input, now } = call;
  const values = valuesOf(input);
  const book = await managedBook(db, actor, bookId);
  if (book.source !== input.source) throw wrongField('source', 'textbook.error.sourceStays');
  if (book.version !== input.version) throw editConflict({ ...input, version: book.version }, inputOf(book));
  await requirePlace(db, values);
  if (book.gradeId !== values.gradeId || book.subjectId !== values.subjectId) await deleteAdoptionsOf(db, book.id);
  const version = await updateBook(db, book, values, now);
  await record(audit, call, 'changeBook', { ...book, name: values.name });
  return { bookId: book.id, version };
}

/** A book as the form that changes it has it. */
const inputOf = ({
  id,
  version,
  ...book
}: BookValues & { readonly id: string; readonly version: number }): SaveInput => ({
  bookId: id,
  version,
  source: book.source,
  stageId: book.stage,
  subjectId: book.subjectId,
  gradeId: book.gradeId,
  itemId: book.editionId,
  name: book.name,
  tbName: book.volumeName,
  ...(book.termNumber && { term: book.termNumber }),
});

export const deleteBooks =
  (audit: Audit): Handler<typeof api.deleteBooks> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const books = await managedBooks(db, actor, input.bookIds);
    const changed = books.filter(({ isRemoved }) => isRemoved === (input.status === 1));
    await updateRemoved(db, changed, input.status === 0 ? now : null, now);
    for (const book of changed) await record(audit, call, input.status === 0 ? 'removeBook' : 'restoreBook', book);
    return null;
  };

export const adoptBooks =
  (audit: Audit): Handler<typeof api.adoptBooks> =>
  async ({ db, actor, input, now }) => {
    const adopter = adopterOf(actor);
    if (actor.reach === 'school' && !adopter.schoolId) throw forbidden('textbook.error.notKept');
    const { id: schoolYearId } = await selectSchoolYear(db, input.termId);
    const place = { schoolYearId, gradeId: input.gradeId, subjectId: input.subjectId };
    if ((await countChoosable(db, adopter, place, input.bookIds)) !== input.bookIds.length)
      throw invalid('textbook.error.notChoosable');
    const rows = input.bookIds.map((bookId) => ({ id: newId(now.getTime()), bookId }));
    await replaceAdoptions(db, adopter, place, rows);
    await audit.record(db, actor, {
      act: 'textbook.adopt',
      objectKind: 'schoolYear',
      objectId: schoolYearId,
      schoolId: adopter.schoolId,
      facts: { books: rows.length },
    });
    return null;
  };

import { textbookSources } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Files } from 'edutech/core/server/files/files';
import { pageInfo } from 'edutech/core/server/data/paging';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { Call, Handler } from 'edutech/core/server/call';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api';
import { ownershipOf, mayManage } from '../../model/managers';
import { namedBooks } from '../books/book-item';
import { selectSchoolYear } from '../books/books.queries';
import { adopterOf } from '../managing/adopter';
import {
  countCatalogue,
  type ManagedBookRow,
  type ManagedView,
  selectCatalogue,
  selectManagedBooks,
} from './managed-list.queries';

interface Parts {
  readonly files: Files;
  readonly organisation: Organisation;
}
type Asked = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'language'>;

/** How long a book that was taken out stands in its keeper's list. */
const shownRemovedFor = 30 * 86_400_000;

async function viewOf({ db, actor, now, language }: Asked): Promise<ManagedView> {
  const { id: schoolYearId } = await selectSchoolYear(db, await currentTermId(db, now));
  return { personId: actor.personId, schoolId: actor.schoolId, adopter: adopterOf(actor), schoolYearId, language };
}

async function shown({ db, actor }: Asked, files: Files, rows: readonly ManagedBookRow[]) {
  const books = await namedBooks(db, files, rows, null);
  return books.map((book, index) => ({ ...book, ...managementOf(rows[index]!, actor) }));
}

const managementOf = (row: ManagedBookRow, actor: SignedIn) => ({
  ...row,
  keeper: row.ownerPersonId ? ('person' as const) : row.schoolId ? ('school' as const) : ('city' as const),
  mayEdit: mayManage(row, actor),
  term: row.termNumber,
  removed: row.isRemoved,
});

export const listKeptBooks =
  ({ files, organisation }: Parts): Handler<typeof api.getManagedBooks> =>
  async (call) => {
    const { db, actor, input, now } = call;
    const view = { ...(await viewOf(call)), since: new Date(now.getTime() - shownRemovedFor) };
    const { source, gradeId, subjectId, bookId, page = 1, pageLine } = input;
    const stage = input.stageId ?? (bookId ? undefined : (await organisation.schoolOf(db, actor))?.stage);
    const filter = { source, stage, gradeId, subjectId, bookId };
    return shown(call, files, await selectManagedBooks(db, view, filter, pageLine ? { page, pageLine } : undefined));
  };

export const listCatalogue =
  (files: Files): Handler<typeof api.listCatalogue> =>
  async (call) => {
    const { db, input } = call;
    const { stageId: stage, gradeId, subjectId, itemId: editionId, ...paged } = input;
    const view = await viewOf(call);
    const filter = { ...paged, stage, gradeId, subjectId, editionId, isRemoved: input.state === 'removed' };
    const rows = await selectCatalogue(db, view, filter);
    return {
      items: await shown(call, files, rows),
      page: pageInfo(input, await countCatalogue(db, view, filter)),
      mayAdd: ownershipOf(textbookSources.school, call.actor)?.schoolId === null,
    };
  };

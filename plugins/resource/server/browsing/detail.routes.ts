import { notFound } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import { isAllowed } from 'edutech/core/common/permissions/access';
import type { Actor } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { countVisits } from 'edutech/core/server/figures/visits';
import type { Handler } from 'edutech/core/server/call';
import type { Textbooks } from 'edutech/plugins/textbook/api';
import type * as api from '../../api';
import type { ResourceDetail, Submission } from '../../api/records';
import { downloaders, removers, sharers, teachersOfSpaces, uploaders } from '../../model/people';
import { canBeShared, isOpenToChange } from 'edutech/plugins/library/kit/common/sharing';
import { visibilities } from '../../model/sharing';
import { submissionsOf } from '../reviewing/submissions';
import {
  type DetailRow,
  type Mine,
  selectChapterIds,
  selectDetail,
  selectFileIds,
  selectMine,
  selectPointIds,
  selectUses,
} from './detail.queries';
import { linesOf } from './lines';
import { selectReadable } from './listing.queries';
import { isReadable } from './readable.queries';
import { type FileParts, shownFiles } from './shown-files';
import { visitTables } from './visit-tables.queries';

export interface DetailParts extends FileParts {
  readonly textbooks: Textbooks;
}

interface Reading {
  readonly db: Db;
  readonly actor: Actor;
  readonly language: Language;
}

/** Uses that its page shows. */
const mostUses = 20;

async function placesOf({ db, language }: Reading, textbooks: Textbooks, id: string) {
  const nodeIds = await selectChapterIds(db, id);
  const places = await textbooks.nodes(db, nodeIds, language);
  return nodeIds.flatMap((nodeId) => {
    const place = places.get(nodeId);
    if (!place) return [];
    const { book, path, isRemoved } = place;
    return [{ nodeId, bookId: book.bookId, bookName: book.name, trail: path.map(({ name }) => name), isRemoved }];
  });
}

async function pointsOf({ db, language }: Reading, textbooks: Textbooks, id: string) {
  const ids = await selectPointIds(db, id);
  const points = await textbooks.points(db, ids, language);
  return ids.flatMap((kiid) => {
    const point = points.get(kiid);
    // chapters removed from the tree since are not reported, and disappear with the next change
    return !point || point.isDisabled ? [] : [{ kiid, knowName: point.path.at(-1)?.name ?? '' }];
  });
}

/** Rights of the reader, for buttons. Each call checks again. */
export function rightsOf(actor: Actor, row: DetailRow, mine: Mine): ResourceDetail['may'] {
  if (actor.kind !== 'person') {
    return {
      edit: false,
      remove: false,
      shareToSchool: false,
      shareToPublic: false,
      withdraw: false,
      download: false,
      rate: false,
      use: false,
    };
  }
  const standing = { seen: row.visibility, wanted: row.wanted || null };
  const isTeacher = isAllowed(teachersOfSpaces, actor);
  const shares = row.isOwn && isAllowed(sharers, actor);
  return {
    edit: row.isOwn && isAllowed(uploaders, actor) && isOpenToChange(standing),
    remove: row.isOwn && isAllowed(removers, actor),
    shareToSchool: shares && row.schoolId !== null && canBeShared(standing, visibilities.school),
    shareToPublic: shares && canBeShared(standing, visibilities.public),
    withdraw: shares && !isOpenToChange(standing),
    download: actor.category !== 'teacher' || row.isOwn || isAllowed(downloaders, actor),
    rate: isTeacher && !row.isOwn && mine.hasUsed,
    use: isTeacher,
  };
}

/** A resource with everything that its page shows. */
export async function detailOf(
  reading: Reading,
  parts: DetailParts,
  row: DetailRow,
  submissions: readonly Submission[],
): Promise<ResourceDetail> {
  const { db, actor, language } = reading;
  const person = actor.kind === 'person' ? actor : null;
  const [line] = await linesOf(db, parts.conversions, actor, [row]);
  const [file, ...otherFile] = await shownFiles(db, parts, await selectFileIds(db, row.id), {
    actor,
    visibility: row.visibility,
  });
  if (!line || !file) throw notFound('resource.error.notFound');
  const mine = person ? await selectMine(db, row.id, person.personId) : { score: 0, hasUsed: false };
  const uses = person ? await selectUses(db, row.id, actor, language, mostUses) : [];
  const { description, keywords, language: resourceLanguage, bookId } = row;
  return {
    ...line,
    description,
    keywords,
    language: resourceLanguage,
    bookId,
    file,
    otherFile,
    places: await placesOf(reading, parts.textbooks, row.id),
    points: await pointsOf(reading, parts.textbooks, row.id),
    myRating: mine.score,
    usedIn: uses.map((use) => ({ ...use, time: use.time.toISOString() })),
    may: rightsOf(actor, row, mine),
    submissions: [...submissions],
  };
}

export const publicResource =
  (parts: DetailParts): Handler<typeof api.publicResource> =>
  async (call) => {
    const { db, input, actor, language } = call;
    // the public part, with the rights of this reader
    const row = await selectDetail(db, input.id, actor, language, isReadable({ kind: 'visitor' }));
    return detailOf(call, parts, row, []);
  };

export const showResource =
  (parts: DetailParts): Handler<typeof api.showResource> =>
  async (call) => {
    const row = await selectDetail(call.db, call.input.id, call.actor, call.language);
    return detailOf(call, parts, row, row.isOwn ? await submissionsOf(call.db, row.id) : []);
  };

export const countOpenings = countVisits(visitTables, async ({ db, actor, input }) => {
  if ((await selectReadable(db, actor, [input.id])).length === 0) throw notFound('resource.error.notFound');
});

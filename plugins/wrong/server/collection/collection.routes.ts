import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type * as api from '../../api';
import { cityDay, startOf } from 'edutech/plugins/questions/kit/common/scheduling/days';
import { mostSimilar } from '../../model/entry';
import { chosenOf, endOfDay, mostLookedAt } from '../practice/today';
import { hiddenAttempts, keysOf, type Sight, withheldQuestions } from '../sources';
import { namesOf, type Parts, showCandidates, showEntries, showKeys } from '../present-entries';
import { selectFigures, selectPageAndDue, selectCollectionState } from './collection.queries';
import {
  type EntryRow,
  masteredIs,
  noteIs,
  reasonIs,
  removedIs,
  selectOwnEntries,
  selectReportedBy,
  updateOwn,
  type Whose,
} from './entries.queries';

/** Knowledge points that a filter offers. */
const mostPoints = 30;

/** A student's collection as they may see it now, without results that homework has not released; to be practised: `released`. */
export async function ownerFilter(
  db: Db,
  { sources }: Pick<Parts, 'sources'>,
  { personId }: Pick<SignedIn, 'personId'>,
  now: Date,
  sight: Sight = 'known',
): Promise<Whose> {
  const told = await selectReportedBy(db, personId);
  return { personId, hidden: (await hiddenAttempts(db, sources, personId, told, now))[sight] };
}

/** The actor's own entry; else 404 `wrong.error.noEntry`. */
export async function ownEntry(db: Db, whose: Whose, entryId: Id, language: Language): Promise<EntryRow> {
  const [row] = await selectOwnEntries(db, whose, [entryId], language);
  if (!row) throw notFound('wrong.error.noEntry');
  return row;
}

/** A bank question added by its owner or a teacher: open homework may withhold its answer. */
const isChosen = (row: EntryRow): row is EntryRow & { readonly questionId: Id } =>
  row.area === '' && row.questionId !== null;

export const listCollection =
  (parts: Parts): Handler<typeof api.listCollection> =>
  async ({ db, actor, input, now, language }) => {
    const { page, pageLine, ...wish } = input;
    const reader = { actor, now, language };
    const { personId } = actor;
    const standing = await selectCollectionState(db, personId, startOf(cityDay(now)), now);
    const hidden = await hiddenAttempts(db, parts.sources, personId, standing.told, now);
    const whose = { personId, hidden: hidden.known };
    const part = { limit: pageLine, offset: (page - 1) * pageLine, mostDue: mostLookedAt };
    const [listed, figures] = await Promise.all([
      selectPageAndDue(db, { wish, whose, until: endOfDay(now) }, part, reader),
      selectFigures(db, wish, whose, { now, language, mostPoints }),
    ]);
    // the page and the due entries are queried together
    const asked = [...listed.page, ...listed.due].flatMap((row) => (isChosen(row) ? [row.questionId] : []));
    const points = [...figures.pointIds, ...listed.page.flatMap(({ pointIds }) => pointIds)];
    const [withheld, names] = await Promise.all([
      withheldQuestions(db, parts.sources, personId, [...new Set(asked)], now),
      namesOf(db, parts.textbooks, points, language),
    ]);
    const isWithheld = (row: EntryRow): boolean =>
      isChosen(row) ? withheld.has(row.questionId) : row.attemptId !== null && hidden.released.includes(row.attemptId);
    const due = listed.due.filter((row) => !isWithheld(row));
    const today = chosenOf({ ...standing, due }, now);
    return {
      data: await showEntries(db, parts, listed.page, { names, isWithheld }, actor),
      pageData: { cur: page, line: pageLine, total: figures.total },
      subjects: figures.subjects,
      points: figures.pointIds.flatMap((pointId, at) =>
        names([pointId]).map((point) => ({ ...point, count: figures.pointCounts[at]! })),
      ),
      today: {
        count: today.chosen.length,
        minutes: Math.ceil(today.chosen.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
        isDayOff: today.isDayOff,
      },
      unreasoned: figures.unreasoned,
      mastered: figures.mastered,
      removed: figures.removed,
      open: standing.open,
    };
  };

export const collectionKeys =
  (parts: Parts): Handler<typeof api.collectionKeys> =>
  async ({ db, actor, input, now, language }) => {
    const whose = await ownerFilter(db, parts, actor, now);
    const rows = await selectOwnEntries(db, whose, input.entryIds, language);
    if (rows.length < input.entryIds.length) throw notFound('wrong.error.noEntry');
    return showKeys(db, parts.files, actor, await keysOf(db, parts, rows, now));
  };

/** Returns how many changed; 404 `wrong.error.noEntry` if one is not the actor's. */
async function changed(count: Promise<number>, entryIds: readonly Id[]): Promise<{ count: number }> {
  if ((await count) < entryIds.length) throw notFound('wrong.error.noEntry');
  return { count: entryIds.length };
}

export const setReason: Handler<typeof api.setReason> = ({ db, actor, input: { entryIds, reason } }) =>
  changed(updateOwn(db, actor, entryIds, reasonIs(reason)), entryIds);

export const setNote: Handler<typeof api.setNote> = ({ db, actor, input: { entryId, note } }) =>
  changed(updateOwn(db, actor, [entryId], noteIs(note.trim())), [entryId]);

export const setMastered: Handler<typeof api.setMastered> = ({ db, actor, input: { entryIds, on }, now }) =>
  changed(updateOwn(db, actor, entryIds, masteredIs(on, now)), entryIds);

export const removeEntries: Handler<typeof api.removeEntries> = ({ db, actor, input: { entryIds }, now }) =>
  changed(updateOwn(db, actor, entryIds, removedIs(now)), entryIds);

export const restoreEntries: Handler<typeof api.restoreEntries> = ({ db, actor, input: { entryIds } }) =>
  changed(updateOwn(db, actor, entryIds, removedIs(null)), entryIds);

export const similarOf =
  (parts: Parts): Handler<typeof api.similarOf> =>
  async ({ db, actor, input, now, language }) => {
    const row = await ownEntry(db, await ownerFilter(db, parts, actor, now), input.entryId, language);
    if (!row.questionId || row.version === null) return [];
    const version = { questionId: row.questionId, version: row.version };
    // a few more than are shown, since those that homework withholds are left out
    const near = await parts.bank.similar(db, version, mostSimilar * 4);
    const withheld = await withheldQuestions(
      db,
      parts.sources,
      actor.personId,
      near.map(({ questionId }) => questionId),
      now,
    );
    const free = near.filter(({ questionId }) => !withheld.has(questionId)).slice(0, mostSimilar);
    return showCandidates(db, parts, free, actor);
  };

export const findQuestions =
  ({ bank, files }: Parts): Handler<typeof api.findQuestions> =>
  async ({ db, actor, input }) => {
    const found = await bank.find(db, input.q.trim(), mostSimilar);
    return showCandidates(db, { bank, files }, found, actor);
  };

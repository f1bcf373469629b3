import { invalid } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db, Query } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Call } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type { OwnerAct, ReviewAct } from '../common/acts';
import { mostListed } from '../common/review';
import type { Trash } from './empty-trash.job';
import { favour } from './favourites';
import { type Acting, ownerActsOf } from './owner-acts';
import type { LibraryTables } from './library-tables';
import {
  countItems,
  type ItemRow,
  type ItemWish,
  lockOwnItems,
  type OwnRow,
  selectItems,
  selectReadable,
} from './listing.queries';
import { type Deciding, readQueue, reviewingOf } from './reviewing';
import {
  insertReview,
  isInScope,
  type LockedReview,
  type QueueRow,
  selectNext,
  selectReview,
  withTicks,
} from './reviews.queries';

interface Parts {
  readonly files: Files;
  readonly texts: Texts;
  readonly textbooks: Textbooks;
}

type Asked<Input = unknown> = Call<Input, SignedIn>;

/** A new thing, besides what its owner writes. */
export interface NewItem {
  readonly id: Id;
  readonly ownerPersonId: Id;
  readonly schoolId: Id | null;
  /** Its chapter, with what is above it. */
  readonly place: {
    readonly book: Pick<ChapterPlace['book'], 'stage' | 'subjectId' | 'gradeId'>;
    readonly path: readonly { readonly id: Id }[];
  };
}

/** An area whose things `libraryEndpoints` describes. */
export interface Library<More, Facts, Check extends string> {
  readonly tables: LibraryTables;
  /** Further columns of a line, of things `i`. */
  readonly more: Query<More>;
  readonly checks: readonly Check[];
  /** Writes a thing at its chapter, seen by its owner only. */
  readonly insert: (db: Db, facts: Facts, item: NewItem, now: Date) => Promise<unknown>;
  /** Whose messages name a workbook (`<area>.sheet.name`) and its columns (`<area>.sheet.<column>`). */
  readonly area: string;
  /** Columns of a workbook besides title, owner and place. */
  readonly cells: Readonly<Record<string, (row: ItemRow & More) => string>>;
  /** Files that are removed with things; default: they have none. */
  readonly filesOf?: Trash['filesOf'];
  /** What follows acts within their transactions: search, the audit log. */
  readonly followOwner?: (call: Acting, act: OwnerAct, items: readonly OwnRow[]) => Promise<void>;
  readonly followReview?: (call: Deciding, act: ReviewAct, review: LockedReview, reason: string) => Promise<void>;
}

const errors = {
  missing: 'library.kit.error.missing',
  cannotShare: 'library.kit.error.cannotShare',
  noSchool: 'library.kit.error.noSchool',
  decided: 'library.kit.error.decided',
  unticked: 'library.kit.error.unticked',
  noReason: 'library.kit.error.noReason',
};
const nothing = async () => {};
const noFiles = async () => [];

/** The handlers of `libraryEndpoints`, by their names there. */
export function libraryHandlers<More, Facts, Check extends string>(
  library: Library<More, Facts, Check>,
  { files, textbooks, texts }: Parts,
) {
  const { tables, more, checks, insert, area, cells } = library;
  type Row = ItemRow & More;
  const acts = ownerActsOf<OwnRow>({
    tables,
    lockOwn: (db, ids, ownerId) => lockOwnItems(db, tables, ids, ownerId),
    seenOf: ({ seen }) => seen,
    errors,
    follow: library.followOwner ?? nothing,
  });
  const reviewing = reviewingOf({
    tables,
    isTheirs: isInScope,
    more,
    checks,
    errors,
    follow: library.followReview ?? nothing,
  });
  const queueOf = ({ actor, language }: Asked, columns: Query) => ({
    more: columns,
    where: isInScope(actor),
    language,
  });
  type Some = Asked<{ readonly ids: readonly Id[] }>;

  return {
    /** How its trash is emptied, by `emptyTrash`. */
    trash: { name: `${area}.emptyTrash`, schedule: '51 3 * * *', tables, filesOf: library.filesOf ?? noFiles },
    list: async ({
      db,
      actor,
      input,
      language,
    }: Asked<ItemWish & { readonly page: number; readonly pageLine: number }>) => {
      const { page, pageLine } = input;
      const offset = (page - 1) * pageLine;
      const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
      const [data, count] = await Promise.all([
        selectItems<Row>(db, tables, { actor, language, more }, input, { offset, limit }),
        countItems(db, tables, actor, input),
      ]);
      const pageData = { cur: page, line: pageLine, total: Math.min(count, mostListed) };
      return { data, pageData, capped: count > mostListed };
    },
    exportList: async ({ db, actor, input, language }: Asked<ItemWish>) => {
      const asked = { actor, language, more };
      const rows = await selectItems<Row>(db, tables, asked, input, { offset: 0, limit: mostListed });
      const say = (id: string) => texts.say(language, `${area}.sheet.${id}`);
      const named = {
        title: ({ title }: Row) => title,
        ...cells,
        owner: ({ owner }: Row) => owner,
        place: ({ grade, subject }: Row) => `${grade} ${subject}`,
      };
      const columns = Object.keys(named).map((id) => ({ title: say(id), width: 24 }));
      const written = rows.map((row) => Object.values(named).map((cell) => cell(row)));
      return sheetFile(db, files, actor, say('name'), [{ name: say('name'), columns, rows: written }]);
    },
    add: async ({ db, actor, input, now, language }: Asked<Facts & { readonly nodeId: Id }>) => {
      const place = (await textbooks.nodes(db, [input.nodeId], language)).get(input.nodeId);
      if (!place || place.isRemoved) throw invalid('library.kit.error.noChapter');
      const id = newId(now.getTime());
      await insert(db, input, { id, ownerPersonId: actor.personId, schoolId: actor.schoolId, place }, now);
      return { id };
    },
    favour: favour({
      tables,
      readable: (db, actor, ids) => selectReadable(db, tables, actor, ids),
      missing: errors.missing,
    }),
    remove: (call: Some) => acts.remove(call, call.input.ids),
    restore: (call: Some) => acts.restore(call, call.input.ids),
    withdraw: (call: Some) => acts.withdraw(call, call.input.ids),
    share: (call: Asked<{ readonly ids: readonly Id[]; readonly wanted: 2 | 3 }>) =>
      acts.share(call, call.input, async (reviews) => {
        for (const review of reviews) await insertReview(call.db, tables, review, {});
      }),
    reviewQueue: (call: Asked<Parameters<typeof readQueue>[3]>) =>
      readQueue<QueueRow & More>(call.db, tables, queueOf(call, more), call.input),
    reviewTask: async (call: Asked<{ readonly taskId: Id }>) => {
      const { db, actor, input } = call;
      const task = await selectReview<QueueRow & More & { readonly ticks: Check[] }>(
        db,
        tables,
        queueOf(call, withTicks(more)),
        input.taskId,
        errors.missing,
      );
      const next = await selectNext(db, tables, isInScope(actor), { id: task.taskId, submittedAt: task.submitted });
      return { ...task, nextId: next?.id ?? null };
    },
    decide: reviewing.decide,
  };
}

import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Files } from 'edutech/core/server/files/files';
import type { Call } from 'edutech/core/server/call';
import { sheetFile } from 'edutech/core/server/sheets/sheet-file';
import type { Texts } from 'edutech/core/server/texts';
import type { ChapterPlace, Textbooks } from 'edutech/plugins/textbook/api';
import type { OwnerAct, ReviewAct } from '../common/acts';
import { mostListed } from '../common/review';
import { isOpenToChange } from '../common/sharing';
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
import { insertPlacements } from './sharing.queries';
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
export interface Library<More, Facts, Filters, Check extends string> {
  readonly tables: LibraryTables;
  /** Further columns of a line, of things `i`. */
  readonly more: Query<More>;
  readonly checks: readonly Check[];
  /** Writes the row of a thing, seen by its owner only; {@link addItem} places it at its chapter. */
  readonly insert: (db: Db, facts: Facts, item: NewItem, now: Date) => Promise<unknown>;
  /** Writes what its owner has changed, and counts its `version`. */
  readonly update: (db: Db, facts: Facts, id: Id) => Promise<unknown>;
  /** What the filters of a call mean: a condition on things `i`; absent: there are none, or nothing was chosen. */
  readonly narrow?: (filters: Filters) => Query | undefined;
  /** Whose messages name a workbook (`<area>.sheet.name`) and its columns (`<area>.sheet.<column>`). */
  readonly area: string;
  /** Columns of a workbook besides title, owner and place. */
  readonly cells: (texts: Texts, language: Language) => Readonly<Record<string, (row: ItemRow & More) => string>>;
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

/** Writes a new thing at its chapter and all above it. */
export async function addItem<Facts>(
  db: Db,
  { tables, insert }: Pick<Library<unknown, Facts, unknown, string>, 'tables' | 'insert'>,
  facts: Facts,
  item: NewItem,
  now: Date,
): Promise<void> {
  await insert(db, facts, item, now);
  const nodeIds = item.place.path.map(({ id }) => id);
  await insertPlacements(db, tables, item, nodeIds, now);
}

/** Lists, their export and favourites. */
function readerHandlers<More, Facts, Filters, Check extends string>(
  library: Library<More, Facts, Filters, Check>,
  { files, texts }: Parts,
) {
  const { tables, more, area, cells } = library;
  type Row = ItemRow & More;
  type Wish = ItemWish & Filters;
  const askingOf = ({ actor, input, language }: Asked<Wish>) => ({
    actor,
    language,
    more,
    where: library.narrow?.(input),
  });
  return {
    listItems: async (call: Asked<Wish & { readonly page: number; readonly pageLine: number }>) => {
      const { db, input } = call;
      const { page, pageLine } = input;
      const offset = (page - 1) * pageLine;
      const limit = Math.max(0, Math.min(pageLine, mostListed - offset));
      const asking = askingOf(call);
      const [data, count] = await Promise.all([
        selectItems<Row>(db, tables, asking, input, { offset, limit }),
        countItems(db, tables, asking, input),
      ]);
      const pageData = { cur: page, line: pageLine, total: Math.min(count, mostListed) };
      return { data, pageData, capped: count > mostListed };
    },
    exportItems: async (call: Asked<Wish>) => {
      const { db, actor, input, language } = call;
      const rows = await selectItems<Row>(db, tables, askingOf(call), input, { offset: 0, limit: mostListed });
      const say = (id: string) => texts.say(language, `${area}.sheet.${id}`);
      const named = {
        title: ({ title }: Row) => title,
        ...cells(texts, language),
        owner: ({ owner }: Row) => owner,
        place: ({ grade, subject }: Row) => `${grade} ${subject}`,
      };
      const columns = Object.keys(named).map((id) => ({ title: say(id), width: 24 }));
      const written = rows.map((row) => Object.values(named).map((cell) => cell(row)));
      return sheetFile(db, files, actor, say('name'), [{ name: say('name'), columns, rows: written }]);
    },
    favourItems: favour({
      tables,
      readable: (db, actor, ids) => selectReadable(db, tables, actor, ids),
      missing: errors.missing,
    }),
  };
}

type Some = Asked<{ readonly ids: readonly Id[] }>;

/** What owners do: write, change, remove, restore, share and withdraw. */
function ownerHandlers<More, Facts, Filters, Check extends string>(
  library: Library<More, Facts, Filters, Check>,
  { textbooks }: Parts,
) {
  const { tables, more, update } = library;
  const acts = ownerActsOf<OwnRow>({
    tables,
    lockOwn: (db, ids, ownerId) => lockOwnItems(db, tables, ids, ownerId),
    seenOf: ({ seen }) => seen,
    errors,
    follow: library.followOwner ?? nothing,
  });
  return {
    addItem: async ({ db, actor, input, now, language }: Asked<Facts & { readonly nodeId: Id }>) => {
      const place = (await textbooks.nodes(db, [input.nodeId], language)).get(input.nodeId);
      if (!place || place.isRemoved) throw invalid('library.kit.error.noChapter');
      const id = newId(now.getTime());
      await addItem(db, library, input, { id, ownerPersonId: actor.personId, schoolId: actor.schoolId, place }, now);
      return { id };
    },
    changeItem: async (call: Asked<Facts & { readonly id: Id; readonly version: number }>) => {
      const { db, actor, input, language } = call;
      const item = (await acts.ownOf(call, [input.id]))[0]!;
      if (item.isRemoved) throw notFound(errors.missing);
      if (!isOpenToChange(item)) throw conflict('library.kit.error.notOpen');
      if (item.version !== input.version) {
        const asking = { actor, language, more, where: sql`i.id = ${input.id}` };
        const [theirs] = await selectItems<ItemRow & More>(db, tables, asking, {}, { offset: 0, limit: 1 });
        throw editConflict<object>(input, theirs!);
      }
      await update(db, input, input.id);
      return { id: input.id };
    },
    removeItems: (call: Some) => acts.remove(call, call.input.ids),
    restoreItems: (call: Some) => acts.restore(call, call.input.ids),
    withdrawItems: (call: Some) => acts.withdraw(call, call.input.ids),
    shareItems: (call: Asked<{ readonly ids: readonly Id[]; readonly wanted: 2 | 3 }>) =>
      acts.share(call, call.input, async (reviews) => {
        for (const review of reviews) await insertReview(call.db, tables, review, {});
      }),
  };
}

/** What reviewers do. */
function reviewHandlers<More, Facts, Filters, Check extends string>(library: Library<More, Facts, Filters, Check>) {
  const { tables, more, checks } = library;
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
  return {
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
    decideReview: reviewing.decide,
  };
}

/** The handlers of `libraryEndpoints` by their names there, and how the trash is emptied (`emptyTrash`). */
export function libraryHandlers<More, Facts, Filters, Check extends string>(
  library: Library<More, Facts, Filters, Check>,
  parts: Parts,
) {
  const { area, tables, filesOf = noFiles } = library;
  return {
    handlers: {
      ...readerHandlers(library, parts),
      ...ownerHandlers(library, parts),
      ...reviewHandlers(library),
    },
    trash: { name: `${area}.emptyTrash`, schedule: '51 3 * * *', tables, filesOf },
  };
}

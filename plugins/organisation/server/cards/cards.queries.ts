import { inOneSpelling } from 'edutech/core/common/wire/former-names';
import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Administering } from 'edutech/core/server/permissions/over-people';
import type { CardScope } from '../../api/cards';

/** The requester of a print, as they were then. */
export interface Asker extends Omit<Administering, 'permissions'> {
  readonly permissions: readonly string[];
}

/** What a print of cards was asked for. */
export interface WantedCards {
  readonly scope: CardScope;
  readonly all: boolean;
  readonly language: 'zh-CN' | 'en';
  readonly origin: string;
  /** Missing in prints that waited while the platform learned to keep it: none of the staff gets a card then. */
  readonly asker?: Asker;
}

/** What is printed: account cards, which contain passwords, or links to guardians. Message keys use the same name. */
export type PrintKind = 'cards' | 'linkPrints';

/** A print that was asked for. */
export interface PrintRow<Wanted> {
  readonly schoolId: Id;
  readonly id: Id;
  readonly state: 'waiting' | 'printing' | 'ready' | 'failed' | 'gone';
  readonly progress: number;
  readonly wanted: Wanted;
  readonly cards: number;
  readonly madeById: Id;
}

export type CardPrintRow = PrintRow<WantedCards>;

export const selectPrint = async <Wanted = WantedCards>(db: Db, kind: PrintKind, id: Id) =>
  inOneSpelling(
    await db.one<PrintRow<Wanted>>(
      sql`select school_id, id, state, progress, wanted, cards, made_by as made_by_id
        from organisation.card_print where id = ${id} and kind = ${kind}`,
      'organisation.cards.error.none',
    ),
  );

/** The file of a print, null when it is not ready or gone. */
export const selectPdf = async (db: Db, kind: PrintKind, id: Id) =>
  (
    await db.one<{ pdf: Buffer | null }>(
      sql`select pdf from organisation.card_print where id = ${id} and kind = ${kind}`,
      'organisation.cards.error.none',
    )
  ).pdf;

export const insertPrint = (
  db: Db,
  kind: PrintKind,
  row: Pick<PrintRow<unknown>, 'schoolId' | 'id' | 'wanted' | 'madeById'> & { madeAt: Date },
) =>
  db.run(sql`
    insert into organisation.card_print (school_id, id, kind, state, wanted, made_by, made_at)
    values (${row.schoolId}, ${row.id}, ${kind}, 'waiting', ${JSON.stringify(row.wanted)}::jsonb, ${row.madeById}, ${row.madeAt})`);

export const updateProgress = (db: Db, id: Id, progress: number) =>
  db.run(sql`update organisation.card_print set state = 'printing', progress = ${progress} where id = ${id}`);

export const updateReady = (db: Db, id: Id, pdf: Buffer, cards: number) =>
  db.run(sql`
    update organisation.card_print set state = 'ready', progress = 1, pdf = ${pdf}, cards = ${cards} where id = ${id}`);

export const updateFailed = (db: Db, id: Id) =>
  db.run(sql`update organisation.card_print set state = 'failed' where id = ${id}`);

/** Files with passwords do not stay. */
export const forgetPrints = (db: Db, before: Date) =>
  db.run(sql`
    update organisation.card_print set state = 'gone', pdf = null where made_at < ${before} and state <> 'gone'`);

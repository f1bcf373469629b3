import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { CardScope } from '../../api/cards';

/** What a print of cards was asked for. */
export interface WantedCards {
  readonly scope: CardScope;
  readonly all: boolean;
  readonly language: 'zh-CN' | 'en';
  readonly origin: string;
}

/** A print that was asked for: of account cards, or of links to guardians (server/consents/link-prints.ts). */
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

export const selectPrint = <Wanted = WantedCards>(db: Db, id: Id) =>
  db.one<PrintRow<Wanted>>(
    sql`select school_id as "schoolId", id, state, progress, wanted, cards, made_by as "madeById"
      from organisation.card_print where id = ${id}`,
    'organisation.cards.error.none',
  );

export const selectPdf = async (db: Db, id: Id) =>
  (await db.maybe<{ pdf: Buffer | null }>(sql`select pdf from organisation.card_print where id = ${id}`))?.pdf ?? null;

export const insertPrint = (
  db: Db,
  row: Pick<PrintRow<unknown>, 'schoolId' | 'id' | 'wanted' | 'madeById'> & { madeAt: Date },
) =>
  db.run(sql`
    insert into organisation.card_print (school_id, id, state, wanted, made_by, made_at)
    values (${row.schoolId}, ${row.id}, 'waiting', ${JSON.stringify(row.wanted)}::jsonb, ${row.madeById}, ${row.madeAt})`);

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

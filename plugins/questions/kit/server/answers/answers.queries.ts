import type { Id } from 'edutech/core/common/ids';
import { snakeCase } from 'edutech/core/server/data/camel-case';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Answer } from '../../common/answer';
import { supersedes } from '../../common/answers/answer-version';
import type { AnswerTables, ArrivedAnswer } from './answer-tables';

/** A column with its SQL type, and its value of each row. */
type Column = readonly [name: string, type: string, values: readonly unknown[]];

/**
 * Stores answers: all as events, of which existing ones stay as they are, and of those that count the current one of each place,
 * by the rule of `supersedes`. Answers the latter.
 */
export async function storeAnswers<Own extends object, Row extends ArrivedAnswer & Own>(
  db: Db,
  tables: AnswerTables<Own>,
  rows: readonly Row[],
  now: Date,
): Promise<Row[]> {
  const current = latestOfEachPlace(
    tables,
    rows.filter(({ counts }) => counts),
  );
  // sent together: a round trip costs more than a statement
  await Promise.all([
    insertEvents(db, tables, rows, now),
    ...(current.length > 0 ? [upsertCurrent(db, tables, current, now)] : []),
  ]);
  return current;
}

function latestOfEachPlace<Own extends object, Row extends ArrivedAnswer & Own>(
  { places }: AnswerTables<Own>,
  rows: readonly Row[],
): Row[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    const place = [...places.map((field) => row[field]), row.itemId, row.part].join('/');
    const known = last.get(place);
    if (!known || supersedes(row, known)) last.set(place, row);
  }
  return [...last.values()];
}

const insertEvents = <Own extends object>(
  db: Db,
  tables: AnswerTables<Own>,
  rows: readonly (ArrivedAnswer & Own)[],
  now: Date,
) => {
  const columns: Column[] = [...sharedColumns(tables, rows), ['counted', 'bool', rows.map(({ counts }) => counts)]];
  return db.run(sql`
    insert into ${sql.table(tables.events)} (${namesOf(columns)}, arrived_at)
    select given.*, ${now}::timestamptz from unnest(${arraysOf(columns)}) as given (${namesOf(columns)})
    order by ${refs(placeColumns(tables))}, sequence
    on conflict do nothing`);
};

/** One row of each place; superseded answers stay among the events. Rows are written in one order: nobody waits in a circle. */
const upsertCurrent = <Own extends object>(
  db: Db,
  tables: AnswerTables<Own>,
  rows: readonly (ArrivedAnswer & Own)[],
  now: Date,
) => {
  const columns: Column[] = [
    ...sharedColumns(tables, rows),
    ['is_blank', 'bool', rows.map(({ isBlank }) => isBlank)],
    ['after_client', 'uuid', rows.map(({ after }) => after?.client ?? null)],
    ['after_sequence', 'int4', rows.map(({ after }) => after?.sequence ?? null)],
  ];
  const place = placeColumns(tables);
  const changed = [...columns.map(([name]) => name), 'arrived_at'].filter((name) => !place.includes(name));
  return db.run(sql`
    insert into ${sql.table(tables.current)} as w (${namesOf(columns)}, arrived_at)
    select given.*, ${now}::timestamptz from unnest(${arraysOf(columns)}) as given (${namesOf(columns)})
    order by ${refs(place)}
    on conflict (${refs(place)}) do update set
      ${sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where case
      when w.client = excluded.client then excluded.sequence > w.sequence
      when excluded.after_client = w.client and excluded.after_sequence >= w.sequence then true
      when w.after_client = excluded.client and w.after_sequence >= excluded.sequence then false
      else excluded.written_at > w.written_at end`);
};

/** The current answer of a place. */
export interface CurrentAnswer {
  readonly itemId: Id;
  readonly part: number;
  readonly answer: Answer;
  readonly isBlank: boolean;
  readonly client: Id;
  readonly sequence: number;
  readonly writtenAt: Date;
}

/** Current answers of these copies, with the area's own columns; `itemIds`: of these items only. */
export const selectCurrentAnswers = <Own extends object>(
  db: Db,
  tables: AnswerTables<Own>,
  copies: readonly { readonly schoolId: Id; readonly id: Id }[],
  itemIds?: readonly Id[],
) =>
  db.all<CurrentAnswer & Own>(sql`
    select ${refs(Object.keys(tables.own).map(snakeCase))}, item_id, part, answer, is_blank, client, sequence, written_at
    from ${sql.table(tables.current)}
    where (school_id, ${sql.ref(snakeCase(tables.places[0]))}) in (
      select * from unnest(${copies.map(({ schoolId }) => schoolId)}::uuid[], ${copies.map(({ id }) => id)}::uuid[]))
      ${itemIds ? sql`and item_id = any(${[...itemIds]}::uuid[])` : sql``}
    order by ${refs(placeColumns(tables))}`);

const placeColumns = <Own extends object>({ places }: AnswerTables<Own>): string[] => [
  'school_id',
  ...places.map(snakeCase),
  'item_id',
  'part',
];

const sharedColumns = <Own extends object>(
  { own }: AnswerTables<Own>,
  rows: readonly (ArrivedAnswer & Own)[],
): Column[] => [
  ['school_id', 'uuid', rows.map(({ schoolId }) => schoolId)],
  ...(Object.keys(own) as (keyof Own & string)[]).map(
    (field): Column => [snakeCase(field), own[field], rows.map((row) => row[field])],
  ),
  ['item_id', 'uuid', rows.map(({ itemId }) => itemId)],
  ['part', 'int2', rows.map(({ part }) => part)],
  ['client', 'uuid', rows.map(({ client }) => client)],
  ['sequence', 'int4', rows.map(({ sequence }) => sequence)],
  ['answer', 'jsonb', rows.map(({ answer }) => JSON.stringify(answer))],
  ['written_at', 'timestamptz', rows.map(({ writtenAt }) => writtenAt)],
];

const refs = (names: readonly string[]): Query => sql.join(names.map((name) => sql.ref(name)));
const namesOf = (columns: readonly Column[]): Query => refs(columns.map(([name]) => name));
const arraysOf = (columns: readonly Column[]): Query =>
  sql.join(columns.map(([, type, values]) => sql`${values}::${sql.raw(type)}[]`));

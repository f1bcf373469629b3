import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { Level, WordLanguage } from '../../model/word';

/** A unit that the caller may use; writers take this row. */
export interface UnitRow {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
  readonly level: Level;
  readonly language: WordLanguage;
  readonly book: string;
  readonly title: string;
  readonly nodeId: Id | null;
  readonly readPointId: Id | null;
  readonly writePointId: Id | null;
}

/** What somebody may use: the city's, the school's, and one's own. Policies let colleagues see more than is offered here. */
export const isOffered = ({ personId, schoolId }: Pick<SignedIn, 'personId' | 'schoolId'>, of: Query): Query<boolean> =>
  sql`(${of}.level = 3 or (${of}.level = 2 and ${of}.school_id = ${schoolId}::uuid)
    or (${of}.level = 1 and ${of}.owner_person_id = ${personId}))`;

const columns = sql`u.id, u.school_id, u.owner_person_id, u.level, u.language, u.book, u.title, u.node_id,
  u.read_point_id, u.write_point_id`;

export const selectUnits = (db: Db, actor: SignedIn, language: WordLanguage | undefined) =>
  db.all<UnitRow & { readonly words: number }>(sql`
    select ${columns}, (select count(*)::int from dictionary.word w where w.unit_id = u.id and w.removed_at is null) as words
    from dictionary.unit u
    where u.removed_at is null and ${isOffered(actor, sql`u`)} and (${language ?? null}::text is null or u.language = ${language ?? null})
    order by u.level desc, u.language desc, u.book, u.position, u.title, u.id limit 500`);

/** A unit that is offered; else 404. With `inTrash` it may lie in the trash. */
export const selectUnit = (db: Db, actor: SignedIn, unitId: Id, inTrash = false) =>
  db.one<UnitRow>(
    sql`select ${columns} from dictionary.unit u
      where u.id = ${unitId} and ${isOffered(actor, sql`u`)} and (${inTrash} or u.removed_at is null) for no key update`,
    'dictionary.error.noUnit',
  );

/** The same to read it. */
export const readUnit = (db: Db, actor: SignedIn, unitId: Id) =>
  db.one<UnitRow>(
    sql`select ${columns} from dictionary.unit u
      where u.id = ${unitId} and ${isOffered(actor, sql`u`)} and u.removed_at is null`,
    'dictionary.error.noUnit',
  );

export const insertUnit = (db: Db, unit: UnitRow, now: Date) =>
  db.run(sql`
    insert into dictionary.unit (id, school_id, owner_person_id, level, language, book, title, node_id, read_point_id,
      write_point_id, position, changed_at)
    values (${unit.id}, ${unit.schoolId}::uuid, ${unit.ownerPersonId}, ${unit.level}, ${unit.language}, ${unit.book},
      ${unit.title}, ${unit.nodeId}::uuid, ${unit.readPointId}::uuid, ${unit.writePointId}::uuid, (select coalesce(max(u.position), 0) + 1 from dictionary.unit u
        where u.level = ${unit.level} and u.book = ${unit.book}), ${now})`);

type UnitPlace = Pick<UnitRow, 'book' | 'title' | 'nodeId' | 'readPointId' | 'writePointId'>;

export const updateUnit = (db: Db, { id }: UnitRow, place: UnitPlace, now: Date) =>
  db.run(sql`
    update dictionary.unit set book = ${place.book}, title = ${place.title}, node_id = ${place.nodeId}::uuid,
      read_point_id = ${place.readPointId}::uuid, write_point_id = ${place.writePointId}::uuid, changed_at = ${now}
    where id = ${id}`);

export const updateUnitRemoved = (db: Db, { id }: UnitRow, at: Date | null) =>
  db.run(sql`update dictionary.unit set removed_at = ${at}::timestamptz where id = ${id}`);

/** Units whose time in the trash is over and of which no homework has a word, with their words. */
export const deleteOldUnits = (db: Db, before: Date, most: number) =>
  db.run(sql`
    delete from dictionary.unit where id in (
      select u.id from dictionary.unit u where u.removed_at < ${before} and not exists (
        select from dictionary.word w where w.unit_id = u.id and (
          exists (select from dictionary.assignment_word a where a.word_id = w.id)
          or exists (select from dictionary.review r where r.word_id = w.id)))
      order by u.removed_at, u.id limit ${most})`);

/** Units that stand at some chapters. */
export const countUnitsAt = async (db: Db, nodeIds: readonly Id[]): Promise<number> => {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from dictionary.unit u
    where u.node_id = any(${[...nodeIds]}::uuid[]) and u.removed_at is null`);
  return count;
};

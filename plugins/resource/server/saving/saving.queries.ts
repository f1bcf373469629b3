import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Stage } from 'edutech/core/common/teaching/stages';
import { type Db, sql } from 'edutech/core/server/data/db';
import { insertMany } from 'edutech/core/server/data/many.queries';
import type { Form, Kind, Licence, ResourceLanguage } from '../../model/kinds';
import type { Shared, Visibility } from '../../model/sharing';

/** What the form of a resource decides, checked. */
export interface ResourceFacts {
  readonly title: string;
  readonly kind: Kind;
  readonly form: Form;
  readonly ext: string;
  readonly bytes: number;
  readonly stage: Stage;
  readonly subjectId: Id;
  readonly gradeId: Id;
  readonly bookId: Id;
  readonly licence: Licence;
  readonly language: ResourceLanguage;
  readonly authors: string;
  readonly keywords: readonly string[];
  readonly description: string;
}

export interface NewResource extends ResourceFacts {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly ownerPersonId: Id;
}

/** Writes a resource that only its owner sees. */
export const insertResource = (db: Db, r: NewResource, now: Date) =>
  db.run(sql`
    insert into resource.resource (id, school_id, owner_person_id, title, kind, form, ext, bytes, stage, subject_id, grade_id,
      book_id, licence, language, authors, keywords, description, created_at, changed_at, listed_at)
    values (${r.id}, ${r.schoolId}, ${r.ownerPersonId}, ${r.title}, ${r.kind}, ${r.form}, ${r.ext}, ${r.bytes}, ${r.stage},
      ${r.subjectId}, ${r.gradeId}, ${r.bookId}, ${r.licence}, ${r.language}, ${r.authors}, ${[...r.keywords]}::text[],
      ${r.description}, ${now}, ${now}, ${now})`);

/** Somebody's own resource while it is being changed. */
export interface OwnRow extends ResourceFacts {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly visibility: Visibility;
  readonly wanted: Shared | null;
  readonly isRemoved: boolean;
  readonly version: number;
}

/** The owner's among these, held until COMMIT, in the order of their ids. */
export const lockOwn = (db: Db, ids: readonly Id[], ownerId: Id): Promise<OwnRow[]> =>
  db.all(sql<OwnRow>`
    select id, school_id, title, kind, form, ext, bytes, stage, subject_id, grade_id,
      book_id, licence, language, authors, keywords, description, visibility, wanted,
      removed_at is not null as is_removed, version
    from resource.resource where id = any(${ids}::uuid[]) and owner_person_id = ${ownerId} order by id for update`);

/** Writes the values of the form; returns the new version. */
export async function updateFacts(db: Db, { id }: Pick<OwnRow, 'id'>, r: ResourceFacts, now: Date): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    update resource.resource set title = ${r.title}, kind = ${r.kind}, form = ${r.form}, ext = ${r.ext}, bytes = ${r.bytes},
      stage = ${r.stage}, subject_id = ${r.subjectId}, grade_id = ${r.gradeId}, book_id = ${r.bookId}, licence = ${r.licence},
      language = ${r.language}, authors = ${r.authors}, keywords = ${[...r.keywords]}::text[], description = ${r.description},
      changed_at = ${now}
    where id = ${id} returning version`);
  return version;
}

export interface PlacementRow {
  readonly resource_id: Id;
  readonly node_id: Id;
  readonly is_direct: boolean;
  readonly position: number;
  readonly school_id: Id | null;
  readonly owner_person_id: Id;
  readonly shown: number;
  readonly listed_at: Date;
}

export const insertPlacements = (db: Db, rows: readonly PlacementRow[]): Promise<void> =>
  insertMany(
    db,
    'resource.placement',
    {
      resource_id: 'uuid',
      node_id: 'uuid',
      is_direct: 'bool',
      position: 'int2',
      school_id: 'uuid',
      owner_person_id: 'uuid',
      shown: 'int2',
      listed_at: 'timestamptz',
    },
    rows,
  );

/** Takes a resource from its chapters and points: others are written in their place. */
export async function deletePlaces(db: Db, { id }: Pick<OwnRow, 'id'>): Promise<void> {
  await db.run(sql`delete from resource.placement where resource_id = ${id}`);
  await db.run(sql`delete from resource.point_link where resource_id = ${id}`);
}

export const insertPointLinks = (db: Db, rows: readonly { resource_id: Id; point_id: Id }[]): Promise<void> =>
  insertMany(db, 'resource.point_link', { resource_id: 'uuid', point_id: 'uuid' }, rows);

/** PostgreSQL: such a row is there already. */
const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

/** Those of somebody's files that are part of a resource already. */
export const selectUsedFiles = async (db: Db, ids: readonly Id[], ownerId: Id): Promise<Id[]> =>
  (
    await db.all<{ id: Id }>(sql`
      select f.id from core.file f join resource.attached a on a.file_id = f.id
      where f.id = any(${ids}::uuid[]) and f.owner_person_id = ${ownerId}`)
  ).map(({ id }) => id);

/** Throws 409 `resource.error.fileUsed` for a file that is part of a resource already. */
export async function insertAttached(
  db: Db,
  rows: readonly { resource_id: Id; position: number; file_id: Id }[],
): Promise<void> {
  try {
    await insertMany(db, 'resource.attached', { resource_id: 'uuid', position: 'int2', file_id: 'uuid' }, rows);
  } catch (error) {
    throw isTaken(error) ? conflict('resource.error.fileUsed') : error;
  }
}

export const deleteAttached = (db: Db, { id }: Pick<OwnRow, 'id'>) =>
  db.run(sql`delete from resource.attached where resource_id = ${id}`);

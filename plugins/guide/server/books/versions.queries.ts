import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { GuideDocument } from '../../model/book/document';
import { mostVersions } from '../../model/limits';
import type { BookKey } from './books.queries';

interface NewVersion {
  readonly id: Id;
  readonly name: string;
  readonly title: string;
  readonly document: GuideDocument;
  readonly personId: Id;
  readonly now: Date;
}

/** Keeps a version; sent again with the same id it is kept once. */
export const insertVersion = (db: Db, { schoolId, id }: BookKey, version: NewVersion) =>
  db.run(sql`
    insert into guide.book_version (school_id, id, book_id, name, title, document, person_id, created_at)
    values (${schoolId}, ${version.id}, ${id}, ${version.name}, ${version.title}, ${JSON.stringify(version.document)}::jsonb,
      ${version.personId}, ${version.now})
    on conflict do nothing`);

interface ListedVersion {
  readonly id: Id;
  readonly name: string;
  readonly person: string;
  readonly blocks: number;
  readonly createdAt: Date;
}

export const selectVersions = (db: Db, { schoolId, id }: BookKey) =>
  db.all<ListedVersion>(sql`
    select v.id, v.name, coalesce(p.name, '') as person, jsonb_array_length(v.document -> 'blocks') as blocks, v.created_at
    from guide.book_version v left join core.person p on p.id = v.person_id
    where v.school_id = ${schoolId} and v.book_id = ${id} order by v.created_at desc, v.id desc limit ${mostVersions}`);

export const selectVersion = (db: Db, { schoolId, id }: BookKey, versionId: Id) =>
  db.one<{ title: string; document: GuideDocument }>(
    sql`select title, document from guide.book_version
      where school_id = ${schoolId} and book_id = ${id} and id = ${versionId}`,
    'guide.error.noVersion',
  );

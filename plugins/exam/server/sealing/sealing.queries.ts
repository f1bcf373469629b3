import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import { roleTypes } from 'edutech/core/common/permissions/people';
import type { PaperDocument } from '../../model/paper/document';
import type { PaperKey } from '../papers/papers.queries';

export interface SealingRow {
  readonly releasesAt: Date;
  readonly firstId: Id;
  readonly secondId: Id;
  readonly first: string;
  readonly second: string;
  readonly firstAt: Date | null;
  readonly secondAt: Date | null;
}

export const selectSealing = (db: Db, { schoolId, id }: PaperKey) =>
  db.maybe<SealingRow>(sql`
    select l.releases_at, l.first_id, l.second_id, coalesce(one.name, '') as first, coalesce(two.name, '') as second,
      l.first_at, l.second_at
    from exam.sealing l left join core.person one on one.id = l.first_id left join core.person two on two.id = l.second_id
    where l.school_id = ${schoolId} and l.paper_id = ${id}`);

/** Key of the sealed paper that the actor is one of two to open; 404 `exam.error.noPaper`. */
export const lockSealing = (db: Db, actor: SignedIn, paperId: Id) =>
  db.one<PaperKey & Omit<SealingRow, 'first' | 'second'>>(
    sql`select school_id, paper_id as id, releases_at, first_id, second_id, first_at, second_at from exam.sealing
      where paper_id = ${paperId} and ${actor.personId}::uuid in (first_id, second_id) and released_at is null for update`,
    'exam.error.noPaper',
  );

export const upsertSealing = (
  db: Db,
  { schoolId, id }: PaperKey,
  row: { readonly releasesAt: Date; readonly releasers: readonly [Id, Id]; readonly now: Date },
) =>
  db.run(sql`
    insert into exam.sealing (school_id, paper_id, releases_at, sealed_at, first_id, second_id)
    values (${schoolId}, ${id}, ${row.releasesAt}, ${row.now}, ${row.releasers[0]}, ${row.releasers[1]})
    on conflict (school_id, paper_id) do update set releases_at = excluded.releases_at, sealed_at = excluded.sealed_at,
      first_id = excluded.first_id, second_id = excluded.second_id, first_at = null, second_at = null, released_at = null`);

interface Confirmed {
  readonly firstAt: Date | null;
  readonly secondAt: Date | null;
  readonly releasedAt: Date | null;
}

export const updateConfirmed = (db: Db, { schoolId, id }: PaperKey, { firstAt, secondAt, releasedAt }: Confirmed) =>
  db.run(sql`
    update exam.sealing set first_at = ${firstAt}, second_at = ${secondAt}, released_at = ${releasedAt}
    where school_id = ${schoolId} and paper_id = ${id}`);

/** The document leaves its column, and with it everything that tells which questions it has. */
export async function updateSealed(db: Db, { schoolId, id }: PaperKey, sealed: Buffer): Promise<void> {
  await db.run(sql`
    update exam.paper set state = 'secret', document = null, sealed = ${sealed}, wanted = null, reason = ''
    where school_id = ${schoolId} and id = ${id}`);
  await db.run(sql`delete from exam.paper_question where school_id = ${schoolId} and paper_id = ${id}`);
}

export const selectSealed = (db: Db, { schoolId, id }: PaperKey) =>
  db.one<{ sealed: Buffer }>(sql`
    select sealed from exam.paper where school_id = ${schoolId} and id = ${id} and sealed is not null`);

export const updateOpened = (db: Db, { schoolId, id }: PaperKey, document: PaperDocument) =>
  db.run(sql`
    update exam.paper set state = 'published', document = ${JSON.stringify(document)}, sealed = null
    where school_id = ${schoolId} and id = ${id}`);

const teaching = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/** Teachers of the actor's school, without the actor. */
const isColleague = (actor: SignedIn): Query<boolean> => sql`(p.id <> ${actor.personId} and exists (
  select from core.post o where o.person_id = p.id and o.school_id = ${actor.schoolId}::uuid and o.ended_at is null
    and o.role_type = any (${teaching}::smallint[])))`;

export const selectColleagues = (db: Db, actor: SignedIn, q: string) =>
  db.all<{ personId: Id; name: string }>(sql`
    select p.id as person_id, p.name from core.person p
    where ${isColleague(actor)} and (${q} = '' or strpos(lower(p.name), lower(${q})) > 0) order by p.name, p.id limit 50`);

export const countColleagues = async (db: Db, actor: SignedIn, ids: readonly Id[]): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from core.person p where p.id = any (${[...ids]}::uuid[]) and ${isColleague(actor)}`)
  ).count;

import type { Id } from 'edutech/core/common/ids';
import type { InputOf } from 'edutech/core/common/endpoint';
import type { Language } from 'edutech/core/common/languages';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { listPapers } from '../../api/papers';
import type { PaperSource, PaperState } from '../../model/paper/states';
import { isInvited, isShared, type PaperKey, waitsFor } from './papers.queries';

export interface ListedPaper {
  readonly id: Id;
  readonly title: string;
  readonly subject: string;
  readonly grade: string;
  readonly owner: string;
  readonly isOwn: boolean;
  readonly isTogether: boolean;
  readonly state: PaperState;
  readonly source: PaperSource;
  readonly questions: number;
  readonly points: number;
  readonly minutes: number;
  readonly size: string;
  readonly changed: Date;
}

type Wanted = InputOf<typeof listPapers> & { readonly language: Language };

/** Sealed papers `p` that the actor is one of two to open. */
export const opens = (actor: SignedIn): Query<boolean> => sql`exists (select from exam.sealing l
  where l.school_id = p.school_id and l.paper_id = p.id and ${actor.personId}::uuid in (l.first_id, l.second_id))`;

/** What lists show of a paper `p`, and where it is from. */
export function listedColumns(actor: SignedIn, language: Language): { columns: Query; from: Query } {
  const name = language === 'en' ? sql`name_en` : sql`name`;
  return {
    columns: sql`p.id, p.title, s.${name} as subject, g.${name} as grade, coalesce(o.name, '') as owner,
      p.owner_id = ${actor.personId} as is_own,
      exists (select from exam.paper_member m where m.school_id = p.school_id and m.paper_id = p.id) as is_together, p.state, p.source, p.questions, p.points, p.minutes, p.size,
      coalesce(p.removed_at, p.changed_at) as changed`,
    from: sql`exam.paper p join core.subject s on s.id = p.subject_id join core.grade g on g.id = p.grade_id
      left join core.person o on o.id = p.owner_id`,
  };
}

function isOnShelf(actor: SignedIn, shelf: Wanted['shelf']): Query<boolean> {
  switch (shelf) {
    case 'mine':
      return sql`(p.owner_id = ${actor.personId} or ${isInvited(actor)}) and p.removed_at is null`;
    case 'removed':
      return sql`p.owner_id = ${actor.personId} and p.removed_at is not null`;
    case 'school':
      return sql`p.source = 2 and p.school_id = ${actor.schoolId}::uuid and p.removed_at is null and ${isShared(actor)}`;
    case 'public':
      return sql`p.source = 3 and p.removed_at is null and ${isShared(actor)}`;
    case 'review':
      return sql`p.removed_at is null and ${waitsFor(actor)}`;
    case 'release':
      return sql`p.state = 'secret' and p.removed_at is null and ${opens(actor)}`;
  }
}

/** A page of papers, the last changed first, and how many there are (up to 10,000). */
export async function selectPapers(
  db: Db,
  actor: SignedIn,
  wanted: Wanted,
): Promise<{ rows: ListedPaper[]; total: number }> {
  const word = wanted.q?.trim() ?? '';
  const where = sql`${isOnShelf(actor, wanted.shelf)}
    and (${wanted.state ?? null}::text is null or p.state = ${wanted.state ?? null})
    and (${wanted.subjectId ?? null}::uuid is null or p.subject_id = ${wanted.subjectId ?? null})
    and (${wanted.gradeId ?? null}::uuid is null or p.grade_id = ${wanted.gradeId ?? null})
    and (${word} = '' or strpos(lower(p.title), lower(${word})) > 0)`;
  const { columns, from } = listedColumns(actor, wanted.language);
  const rows = await db.all<ListedPaper>(sql`
    select ${columns} from ${from}
    where ${where} order by coalesce(p.removed_at, p.changed_at) desc, p.id desc
    limit ${wanted.pageLine} offset ${(wanted.page - 1) * wanted.pageLine}`);
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from (select from exam.paper p where ${where} limit 10000) found`,
  );
  return { rows, total: count };
}

interface OwnPaper extends PaperKey {
  readonly title: string;
  readonly state: PaperState;
}

/** Locks the actor's own papers among these until the call ends, those in the trash too. */
export const lockOwnAmong = (db: Db, actor: SignedIn, ids: readonly Id[]) =>
  db.all<OwnPaper>(sql`
    select school_id, id, title, state from exam.paper
    where id = any(${[...ids]}::uuid[]) and owner_id = ${actor.personId} order by id for update`);

export const updateRemoved = (db: Db, rows: readonly PaperKey[], now: Date | null) =>
  db.run(sql`
    update exam.paper set removed_at = ${now}
    where (school_id, id) in (select * from unnest(${rows.map(({ schoolId }) => schoolId)}::uuid[],
      ${rows.map(({ id }) => id)}::uuid[])) and (removed_at is null) = ${now !== null}`);

import type { Id } from '../../../../common/ids';
import type { Day } from '../../../../common/time/city-time';
import { type Db, sql } from '../../../data/db';

/** A term that has begun and the one before it in the same school year, whose classes go on. */
export interface FollowingTerm {
  readonly id: Id;
  readonly name: string;
  readonly formerId: Id;
}

/** The last term that has begun, when it is not the first of its year. */
export const selectFollowingTerm = (db: Db, today: Day) =>
  db.maybe<FollowingTerm>(sql`
    select t.id, t.name, f.id as "formerId"
    from (select * from core.term where starts_on <= ${today}::date order by starts_on desc limit 1) t
    join core.term f on f.school_year_id = t.school_year_id and f.number = t.number - 1`);

/** Whoever has left the school by now stays behind. */
const isHere = sql`exists (
  select from core.post p where p.person_id = o.person_id and p.school_id = o.school_id and p.ended_at is null)`;

/** Schools with pupils or lessons in the term before and none in this one: each is carried over once. */
export const lockSchoolsToCarry = (db: Db, { id, formerId }: FollowingTerm) =>
  db.all<{ id: Id }>(sql`
    select s.id from core.school s
    where (exists (select from core.class_member o where o.school_id = s.id and o.term_id = ${formerId} and ${isHere})
        or exists (select from core.class_teacher o where o.school_id = s.id and o.term_id = ${formerId} and ${isHere}))
      and not exists (select from core.class_member m where m.school_id = s.id and m.term_id = ${id})
      and not exists (select from core.class_teacher l where l.school_id = s.id and l.term_id = ${id})
    order by s.id limit 50 for no key update of s skip locked`);

export const copySeats = (db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.run(sql`
    insert into core.class_member (school_id, term_id, class_id, person_id, seat)
    select o.school_id, ${id}, o.class_id, o.person_id, o.seat from core.class_member o
    where o.school_id = any(${schoolIds}::uuid[]) and o.term_id = ${formerId} and ${isHere}
    on conflict do nothing`);

export const copyLessons = (db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.run(sql`
    insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
    select o.school_id, ${id}, o.class_id, o.subject_id, o.person_id from core.class_teacher o
    where o.school_id = any(${schoolIds}::uuid[]) and o.term_id = ${formerId} and ${isHere}
    on conflict do nothing`);

export const selectLayersToCarry = (db: Db, { formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    select id from core.layer where school_id = any(${schoolIds}::uuid[]) and term_id = ${formerId} order by id`);

/** `copies` names the new layer of each old one. */
export async function copyLayers(
  db: Db,
  { id }: FollowingTerm,
  copies: readonly { readonly from: Id; readonly to: Id }[],
): Promise<void> {
  const pairs = sql`unnest(${copies.map(({ from }) => from)}::uuid[], ${copies.map(({ to }) => to)}::uuid[]) as copy (old, new)`;
  await db.run(sql`
    insert into core.layer (school_id, id, term_id, class_id, subject_id, name, sort)
    select l.school_id, copy.new, ${id}, l.class_id, l.subject_id, l.name, l.sort
    from ${pairs} join core.layer l on l.id = copy.old
    on conflict do nothing`);
  await db.run(sql`
    insert into core.layer_member (school_id, layer_id, person_id)
    select o.school_id, n.id, o.person_id
    from ${pairs} join core.layer n on n.id = copy.new join core.layer_member o on o.layer_id = copy.old
    where ${isHere}
    on conflict do nothing`);
}

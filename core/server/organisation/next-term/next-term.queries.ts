import type { Id } from '../../../common/ids';
import type { Day } from '../../../common/time/city-time';
import { type Db, sql } from '../../data/db';

/** A term and the one before it in the same school year, whose classes go on. */
export interface FollowingTerm {
  readonly id: Id;
  readonly name: string;
  readonly formerId: Id;
}

/** The last term that has begun, when it is not the first of its year. */
export const selectFollowingTerm = (db: Db, today: Day) =>
  db.maybe<FollowingTerm>(sql`
    select t.id, t.name, f.id as former_id
    from (select * from core.term where starts_on <= ${today}::date order by starts_on desc limit 1) t
    join core.term f on f.school_year_id = t.school_year_id and f.number = t.number - 1`);

/** People who have left the school by now are not copied. */
const isHere = sql`exists (
  select from core.post p where p.person_id = o.person_id and p.school_id = o.school_id and p.ended_at is null)`;

/**
 * Records some schools with students or lessons in the term before as continued into this one, each once. Two at the
 * same time get different ones.
 */
export const insertCarried = (db: Db, { id, formerId }: FollowingTerm, now: Date) =>
  db.all<{ id: Id }>(sql`
    insert into core.carried_term (school_id, term_id, carried_at)
    select s.id, ${id}, ${now} from (
      select s.id from core.school s
      where not exists (select from core.carried_term c where c.school_id = s.id and c.term_id = ${id})
        and (exists (select from core.class_member o where o.school_id = s.id and o.term_id = ${formerId} and ${isHere})
          or exists (select from core.class_teacher o where o.school_id = s.id and o.term_id = ${formerId} and ${isHere}))
      order by s.id limit 50 for no key update of s skip locked) s
    on conflict do nothing returning school_id as id`);

/** People who already have an enrolment of the school in the term keep it. */
export const copySeats = (db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.run(sql`
    insert into core.class_member (school_id, term_id, class_id, person_id, seat)
    select o.school_id, ${id}, o.class_id, o.person_id, o.seat from core.class_member o
    where o.school_id = any(${schoolIds}::uuid[]) and o.term_id = ${formerId} and ${isHere}
      and not exists (select from core.class_member m
        where m.school_id = o.school_id and m.term_id = ${id} and m.person_id = o.person_id)
    on conflict do nothing`);

/** A subject of a class that somebody teaches in the term already is his. */
export const copyLessons = (db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.run(sql`
    insert into core.class_teacher (school_id, term_id, class_id, subject_id, person_id)
    select o.school_id, ${id}, o.class_id, o.subject_id, o.person_id from core.class_teacher o
    where o.school_id = any(${schoolIds}::uuid[]) and o.term_id = ${formerId} and ${isHere}
      and not exists (select from core.class_teacher l where l.school_id = o.school_id and l.term_id = ${id}
        and l.class_id = o.class_id and l.subject_id = o.subject_id)
    on conflict do nothing`);

/** Layers of the term before, but for subjects of a class that was cut into layers in the new one already. */
export const selectLayersToCarry = (db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]) =>
  db.all<{ id: Id }>(sql`
    select o.id from core.layer o
    where o.school_id = any(${schoolIds}::uuid[]) and o.term_id = ${formerId}
      and not exists (select from core.layer l where l.school_id = o.school_id and l.term_id = ${id}
        and l.class_id = o.class_id and l.subject_id = o.subject_id)
    order by o.id`);

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

/** A term into which classes were continued although it has not begun: its first day was corrected since. */
export const selectTermCarriedTooEarly = (db: Db, today: Day) =>
  db.maybe<FollowingTerm>(sql`
    select t.id, t.name, f.id as former_id
    from core.term t join core.term f on f.school_year_id = t.school_year_id and f.number = t.number - 1
    where t.starts_on > ${today}::date and exists (select from core.carried_term c where c.term_id = t.id)
    order by t.id limit 1`);

/**
 * Deletes the record that some schools were continued into the term; as with {@link insertCarried}, none in whose
 * classes somebody writes just now.
 */
export const deleteCarried = (db: Db, { id }: FollowingTerm) =>
  db.all<{ id: Id }>(sql`
    delete from core.carried_term where term_id = ${id} and school_id in (
      select s.id from core.school s
      where exists (select from core.carried_term c where c.school_id = s.id and c.term_id = ${id})
      order by s.id limit 50 for no key update of s skip locked)
    returning school_id as id`);

/** Deletes from a term what is the same as in the one before; changed and new rows stay. */
export async function deleteCopies(db: Db, { id, formerId }: FollowingTerm, schoolIds: readonly Id[]): Promise<void> {
  const those = sql`n.school_id = any(${schoolIds}::uuid[]) and n.term_id = ${id}`;
  const former = sql`o.school_id = n.school_id and o.term_id = ${formerId} and o.class_id = n.class_id`;
  await db.run(sql`
    delete from core.class_member n where ${those} and exists (select from core.class_member o
      where ${former} and o.person_id = n.person_id and o.seat = n.seat)`);
  await db.run(sql`
    delete from core.class_teacher n where ${those} and exists (select from core.class_teacher o
      where ${former} and o.subject_id = n.subject_id and o.person_id = n.person_id)`);
  // held first: of one that is being edited the next statement sees what became of it
  await db.run(sql`select from core.layer n where ${those} order by n.id for update`);
  // layers of a subject belong together: one that was touched keeps the others
  await db.run(sql`
    delete from core.layer n where ${those} and not exists (select from core.layer l
      where l.school_id = n.school_id and l.term_id = n.term_id and l.class_id = n.class_id and l.subject_id = n.subject_id
        and (l.version > 1 or not exists (select from core.layer o
          where ${former} and o.subject_id = l.subject_id and o.name = l.name)))`);
}

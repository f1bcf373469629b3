import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import { type Db, type Query, sql } from 'edutech/core/server/data/db';
import type { FaultKind, FaultState } from '../../model/kinds';
import { isReadable } from '../browsing/readable.queries';

export interface NewFault {
  readonly id: Id;
  readonly questionId: Id;
  readonly version: number;
  readonly kind: FaultKind;
  readonly text: string;
}

/** Writes a report about a question that the actor may read; undefined: no such readable question or version. */
export async function insertFault(db: Db, fault: NewFault, actor: SignedIn, now: Date): Promise<Id | undefined> {
  const row = await db.maybe<{ id: Id }>(sql`
    insert into questions.fault_report (id, school_id, owner_person_id, question_id, version, person_id, person_name, kind, text,
      reported_at)
    select ${fault.id}, q.school_id, q.owner_person_id, q.id, v.version, ${actor.personId}, ${actor.name}, ${fault.kind},
      ${fault.text}, ${now}
    from questions.question q join questions.version v on v.question_id = q.id and v.version = ${fault.version}
    where q.id = ${fault.questionId} and ${isReadable(actor)} returning id`);
  return row?.id;
}

/** Locks a person's open report about a question until COMMIT. */
export const lockOpenFault = (db: Db, questionId: Id, personId: Id) =>
  db.maybe<{ id: Id }>(sql`
    select id from questions.fault_report where question_id = ${questionId} and person_id = ${personId} and state = 'open'
    order by reported_at limit 1 for update`);

export const updateFault = (db: Db, id: Id, { version, kind, text }: Omit<NewFault, 'id' | 'questionId'>, now: Date) =>
  db.run(sql`
    update questions.fault_report set version = ${version}, kind = ${kind}, text = ${text}, reported_at = ${now}
    where id = ${id}`);

export interface FaultRow {
  readonly faultId: Id;
  readonly id: Id;
  readonly version: number;
  readonly title: string;
  readonly kind: FaultKind;
  readonly text: string;
  readonly state: FaultState;
  readonly person: string;
  readonly time: Date;
  readonly answer: string;
}

const isAsked = (space: 'toclose' | 'mine', personId: Id): Query =>
  space === 'mine' ? sql`r.person_id = ${personId}` : sql`r.owner_person_id = ${personId} and r.state = 'open'`;

export const selectFaults = (
  db: Db,
  space: 'toclose' | 'mine',
  personId: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  db.all<FaultRow>(sql`
    select r.id as fault_id, r.question_id as id, r.version, q.title, r.kind, r.text, r.state, r.person_name as person,
      r.reported_at as time, r.answer
    from questions.fault_report r join questions.question q on q.id = r.question_id
    where ${isAsked(space, personId)} order by r.reported_at desc, r.id desc limit ${limit} offset ${offset}`);

export const countFaults = async (db: Db, space: 'toclose' | 'mine', personId: Id, most: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) as count from (
        select from questions.fault_report r where ${isAsked(space, personId)} limit ${most}) counted`)
  ).count;

/** Locks a report about the actor's own question until COMMIT; throws 404 `questions.error.noFault`. */
export const lockFault = (db: Db, id: Id, ownerId: Id) =>
  db.one<{ id: Id; state: FaultState }>(
    sql`select id, state from questions.fault_report where id = ${id} and owner_person_id = ${ownerId} for update`,
    'questions.error.noFault',
  );

export const updateClosed = (
  db: Db,
  id: Id,
  { state, answer, by }: { readonly state: 'fixed' | 'declined'; readonly answer: string; readonly by: Id },
  now: Date,
) =>
  db.run(sql`
    update questions.fault_report set state = ${state}, answer = ${answer}, closed_by = ${by}, closed_at = ${now}
    where id = ${id}`);

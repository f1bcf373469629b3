import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';

// The audit log is the one place that keeps sign-ins after their sessions have ended. `db` sees as the system, and each
// statement names the person whose account it is about.

export interface SignInRow {
  readonly id: Id;
  readonly createdAt: Date;
  readonly isSuccess: boolean;
  readonly way: string;
  readonly device: string;
  readonly address: string;
  readonly isDisowned: boolean;
}

const columns = sql`
  r.id, r.created_at, r.act = 'session.login' as is_success, coalesce(r.facts->>'way', '') as way,
  coalesce(r.facts->>'device', '') as device, r.address,
  exists (
    select from core.audit_record d where d.object_id = r.object_id and d.act = 'account.disownSignIn'
      and d.created_at >= r.created_at and d.facts->>'signIn' = to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as is_disowned`;

const isTry = sql`r.act in ('session.login', 'session.loginFailed')`;

/** A person's sign-ins and failed tries since a time, the newest first. */
export const selectSignIns = (db: Db, personId: Id, since: Date, limit: number) =>
  db.all<SignInRow>(sql`
    select ${columns} from core.audit_record r
    where r.object_id = ${personId} and ${isTry} and r.created_at >= ${since}
    order by r.created_at desc, r.id desc limit ${limit}`);

export const selectOptionalSignIn = (db: Db, personId: Id, id: Id) =>
  db.maybe<SignInRow>(sql`
    select ${columns} from core.audit_record r where r.id = ${id} and r.object_id = ${personId} and ${isTry}`);

export interface BegunSession {
  readonly sessionId: string;
  readonly startedAt: Date;
  readonly address: string;
}

/** A person's sessions, by when and from where they were begun: changes of their secret leave both alone. */
export const selectBegunSessions = (db: Db, personId: Id) =>
  db.all<BegunSession>(sql`
    select encode(id, 'hex') as session_id, started_at, address from core.session
    where person_id = ${personId} and acted_by is null`);

export interface VisitRow {
  readonly at: Date;
  readonly name: string;
  readonly reason: string;
}

/** Who looked at the platform as a person; who has no account any more has no name. */
export const selectVisits = (db: Db, personId: Id, since: Date, limit: number) =>
  db.all<VisitRow>(sql`
    select r.created_at as at, coalesce(p.name, '') as name, coalesce(r.facts->>'reason', '') as reason
    from core.audit_record r left join core.person p on p.id = r.person_id
    where r.object_id = ${personId} and r.act = 'session.actAs' and r.created_at >= ${since}
    order by r.created_at desc, r.id desc limit ${limit}`);

/** Own names of devices, asked as their person. */
export const selectDeviceNames = (db: Db, personId: Id) =>
  db.all<{ session: string; name: string }>(sql`
    select encode(session_id, 'hex') as session, name from account.device_name where person_id = ${personId}`);

/** Names an open session of a person; 0: it is none. */
export const upsertDeviceName = (db: Db, personId: Id, session: string, name: string) =>
  db.run(sql`
    insert into account.device_name (session_id, person_id, name)
    select id, person_id, ${name} from core.session
    where id = decode(${session}, 'hex') and person_id = ${personId} and acted_by is null
    on conflict (session_id) do update set name = excluded.name`);

/** Takes an own name away; 0: there was none. */
export const deleteDeviceName = (db: Db, personId: Id, session: string) =>
  db.run(sql`
    delete from account.device_name where session_id = decode(${session}, 'hex') and person_id = ${personId}`);

import type { Id } from '../../common/ids';
import type { Category, RoleType } from '../../common/permissions/people';
import type { SessionLimit } from '../../common/permissions/session-limit';
import { takenGenerations } from '../security/signing/token-format';
import { type Db, type Query, sql } from '../data/db';
import type { ActedBy, SessionChanges } from '../session/sessions';

/**
 * Everything about a session and its person, in one row. Ids inside `posts` are JSON, without dashes too; the county of
 * a post in a school is the school's, so that a switch of a county covers its schools.
 */
export interface SessionRow {
  id: string;
  tokenSubject: string;
  roleId: Id | null;
  isRemembered: boolean;
  lastSeenAt: Date;
  expiresAt: Date;
  tokenGeneration: number;
  tokenGenerationAt: Date;
  sessionLimit: SessionLimit;
  isShared: boolean;
  hasOrigin: boolean;
  actedBy: Id | null;
  actedFrom: string | null;
  actedByName: string | null;
  personId: Id;
  username: string;
  usercode: string;
  name: string;
  category: Category;
  mustChangePassword: boolean;
  avatarFileId: Id | null;
  posts: { id: Id; roleType: RoleType; schoolId: Id | null; countyId: Id | null; isActive: boolean }[];
}

const hex = (id: string) => sql`decode(${id}, 'hex')`;

/** A session of a person who is not disabled, expired or not. */
export const selectSession = (db: Db, id: string) =>
  db.maybe<SessionRow>(sql`
    select encode(s.id, 'hex') as id, encode(s.token_subject, 'hex') as token_subject, s.role_id, s.is_remembered, s.last_seen_at,
      s.expires_at, s.token_generation, s.token_generation_at,
      s.session_limit, s.is_shared, s.origin is not null as has_origin, s.acted_by, encode(s.acted_from, 'hex') as acted_from, a.name as acted_by_name,
      p.id as person_id, p.username, p.usercode, p.name, p.category, p.must_change_password, p.avatar_file_id,
      coalesce((
        select json_agg(json_build_object(
          'id', replace(o.id::text, '-', ''), 'roleType', o.role_type, 'schoolId', replace(o.school_id::text, '-', ''),
          'countyId', replace(coalesce(o.county_id, c.county_id)::text, '-', ''), 'isActive', o.is_active) order by o.is_active desc, o.id)
        from core.post o left join core.school c on c.id = o.school_id
        where o.person_id = p.id and o.ended_at is null), '[]') as posts
    from core.session s join core.person p on p.id = s.person_id left join core.person a on a.id = s.acted_by
    where s.id = ${hex(id)} and p.disabled_at is null and a.disabled_at is null`);

/** A session that begins. */
export interface NewSession {
  readonly id: string;
  readonly personId: Id;
  readonly roleId: Id | null;
  readonly userAgent: string;
  readonly address: string;
  readonly isRemembered: boolean;
  readonly expiresAt: Date;
  /** Default: `full`. */
  readonly limit?: SessionLimit;
  readonly isShared?: boolean;
  readonly actedBy?: Pick<ActedBy, 'personId' | 'sessionId'> | undefined;
  readonly origin?: Id | undefined;
}

export const insertSession = (db: Db, session: NewSession, now: Date) =>
  db.run(sql`
    insert into core.session (id, token_subject, person_id, role_id, user_agent, address, is_remembered, started_at, last_seen_at, expires_at, token_generation_at,
      session_limit, is_shared, acted_by, acted_from, origin)
    values (${hex(session.id)}, ${hex(session.id)}, ${session.personId}, ${session.roleId}, ${session.userAgent}, ${session.address},
      ${session.isRemembered}, ${now}, ${now}, ${session.expiresAt}, ${now},
      ${session.limit ?? 'full'}, ${session.isShared ?? false}, ${session.actedBy?.personId ?? null}, decode(${session.actedBy?.sessionId ?? null}, 'hex'),
      ${session.origin ?? null})`);

/** What changes with the id; a session that becomes full lives until one of two times. */
interface Renaming extends SessionChanges {
  readonly until?: Date;
  readonly rememberedUntil?: Date;
}

/**
 * Gives a session another id, and what changed with it; its token generation moves on so far that no token from before
 * is taken any more. False when it has ended.
 */
export const renameSession = async (db: Db, id: string, newId: string, now: Date, changes: Renaming) =>
  (await db.run(sql`
    update core.session set id = ${hex(newId)}, token_generation = token_generation + ${takenGenerations + 1},
      token_generation_at = ${now}, last_seen_at = ${now},
      role_id = case when ${changes.roleId !== undefined} then ${changes.roleId ?? null}::uuid else role_id end,
      session_limit = coalesce(${changes.limit ?? null}, session_limit),
      expires_at = case when not ${changes.limit !== undefined} then expires_at
        when is_remembered then ${changes.rememberedUntil ?? null}::timestamptz else ${changes.until ?? null}::timestamptz end
    where id = ${hex(id)}`)) === 1;

/** Begins the next generation, unless another process has. */
export const advanceGeneration = (db: Db, id: string, generation: number, now: Date) =>
  db.run(sql`
    update core.session set token_generation = token_generation + 1, token_generation_at = ${now}
    where id = ${hex(id)} and token_generation = ${generation}`);

/** Remembers when sessions were last used; never moves a time back. */
/** What is later than now was written before the clock was set back. */
export const updateLastSeen = (db: Db, seen: ReadonlyMap<string, Date>) =>
  db.run(sql`
    update core.session s set last_seen_at =
      case when s.last_seen_at > u.at + interval '10 minutes' then u.at else greatest(s.last_seen_at, u.at) end
    from unnest(${[...seen.keys()]}::text[], ${[...seen.values()]}::timestamptz[]) as u (id, at)
    where s.id = decode(u.id, 'hex')`);

/** A session that has ended, and whose it was. */
export interface EndedSession {
  readonly sessionId: string;
  readonly personId: Id;
}

/** Ends a session in any scope, and what hangs on it; answers which. */
export const endSession = (db: Db, id: string) =>
  db.all<EndedSession>(sql`
    select encode(id, 'hex') as session_id, person_id from core.end_session_chain(${hex(id)})`);

/** Ends a person's sessions in any scope, and those in which he acts as others; answers which. */
export const endSessions = (db: Db, personId: Id, butFor: string | null) =>
  db.all<EndedSession>(sql`
    select encode(id, 'hex') as session_id, person_id
    from core.end_session_chains(${personId}, decode(${butFor}, 'hex'))`);

/** Sessions that hang on these origins. `db` sees as the system. */
export const selectSessionsOfOrigins = (db: Db, origins: readonly Id[]) =>
  db.all<{ id: string }>(sql`select encode(id, 'hex') as id from core.session where origin = any (${origins}::uuid[])`);

/** Ends an acting session alone: the actor continues in their own. `db` sees as the system. */
export const deleteActing = async (db: Db, id: string) =>
  (await db.run(sql`delete from core.session where id = ${hex(id)} and session_limit = 'acting'`)) === 1;

/** Sessions that were last used before are idle: at private computers, and at shared ones. */
export interface IdleTimes {
  readonly own: Date;
  readonly shared: Date;
}

/** The time since when a session without any use is idle. */
export const idleSince = ({ own, shared }: IdleTimes): Query =>
  sql`case when is_shared then ${shared}::timestamptz else ${own}::timestamptz end`;

/** Where a person is signed in, the most recent first; who acts as the person is no device of his. */
export const selectDevices = (db: Db, personId: Id, now: Date, idle: IdleTimes) =>
  db.all<{ sessionId: string; userAgent: string; address: string; startedAt: Date; lastSeenAt: Date }>(sql`
    select encode(id, 'hex') as session_id, user_agent, address, started_at, last_seen_at
    from core.session
    where person_id = ${personId} and acted_by is null and expires_at > ${now} and (is_remembered or last_seen_at > ${idleSince(idle)})
    order by last_seen_at desc limit 100`);

/** Second steps that would begin sessions of these origins. */
export const deleteStepsOfOrigins = (db: Db, origins: readonly Id[]) =>
  db.run(sql`delete from core.second_step where sign_in->>'origin' = any (${origins}::text[])`);

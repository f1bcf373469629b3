import type { Id } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { RequestFilter, RequestKind, RequestState } from '../../api/requests/registration-requests';

export interface NewRequest {
  readonly id: Id;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  readonly kind: RequestKind;
  readonly applicant: 'student' | 'staff';
  readonly name: string;
  readonly number: string;
  readonly place: string;
  readonly phone: string;
  readonly mail: string;
  readonly note: string;
  readonly language: Language;
  readonly receiptHash: Buffer | null;
  readonly personId: Id | null;
  readonly askedAt: Date;
}

/** Keeps a request; 0 when one with this number waits there already. */
export const insertRequest = (db: Db, request: NewRequest) =>
  db.run(sql`
    insert into account.request (id, school_id, county_id, kind, applicant, name, number, place, phone, mail, note, language,
      receipt_hash, person_id, asked_at)
    values (${request.id}, ${request.schoolId}::uuid, ${request.countyId}::uuid, ${request.kind}, ${request.applicant},
      ${request.name}, ${request.number}, ${request.place}, ${request.phone}, ${request.mail}, ${request.note},
      ${request.language}, ${request.receiptHash}::bytea, ${request.personId}::uuid, ${request.askedAt})
    on conflict do nothing`);

export interface StoredRequest extends Omit<NewRequest, 'receiptHash'> {
  readonly schoolName: string;
  readonly state: RequestState;
  readonly decidedAt: Date | null;
  readonly decidedBy: string;
  readonly reason: string;
  readonly matchId: Id | null;
  readonly matchName: string;
  readonly matchUsername: string;
  readonly isMatchHere: boolean;
}

// whoever has the number may be at another school, which the connection of an administrator does not see
const columns = sql`
  r.id, r.school_id, r.county_id, r.kind, r.applicant, r.name, r.number, r.place, r.phone, r.mail,
  r.note, r.language, r.person_id, r.asked_at, coalesce(s.name, '') as school_name, r.state,
  r.decided_at, coalesce(d.name, '') as decided_by, r.reason, m.id as match_id,
  coalesce(m.name, '') as match_name, coalesce(m.username, '') as match_username,
  exists (select from core.post o where o.person_id = m.id and o.school_id is not distinct from r.school_id
    and o.ended_at is null) as is_match_here`;
const tables = sql`account.request r left join core.school s on s.id = r.school_id left join core.person d on d.id = r.decided_by
  left join core.person m on case when r.kind = 'password' then m.id = r.person_id else m.usercode = r.number end`;

const fits = ({ state, kind, q }: Pick<RequestFilter, 'state' | 'kind' | 'q'>) => sql`
  r.state = ${state} and (${kind ?? null}::text is null or r.kind = ${kind ?? null}::text)
  and (${q ?? ''} = '' or strpos(lower(concat_ws(' ', r.name, r.number, r.place)), lower(${q ?? ''})) > 0)`;

/** Those that wait: the oldest first; decided ones: the newest first. */
export const selectRequests = (db: Db, filter: RequestFilter) =>
  db.all<StoredRequest>(sql`
    select ${columns} from ${tables} where ${fits(filter)}
    order by case when r.state = 'waiting' then r.asked_at end, r.decided_at desc, r.id
    limit ${filter.pageLine} offset ${(filter.page - 1) * filter.pageLine}`);

export const countRequests = (db: Db, filter: Pick<RequestFilter, 'state' | 'kind' | 'q'>) =>
  db.one<{ count: number }>(sql`select count(*)::int as count from account.request r where ${fits(filter)}`);

/** The request; 404 where the connection does not see it. */
export const selectRequest = (db: Db, id: Id) =>
  db.one<StoredRequest>(sql`select ${columns} from ${tables} where r.id = ${id}`, 'account.request.gone');

export const selectOptionalByReceipt = (db: Db, receiptHash: Buffer) =>
  db.maybe<StoredRequest & { accountName: string | null }>(sql`
    select ${columns}, p.username as account_name from ${tables} left join core.person p on p.id = r.person_id
    where r.receipt_hash = ${receiptHash}`);

/** Decides a request that is in `from`; 0 when somebody else was quicker. */
export const updateDecision = (
  db: Db,
  { id, state: from }: Pick<StoredRequest, 'id' | 'state'>,
  to: { state: RequestState; by: Id | null; at: Date | null; reason: string; personId: Id | null },
) =>
  db.run(sql`
    update account.request set state = ${to.state}, decided_by = ${to.by}::uuid, decided_at = ${to.at}::timestamptz,
      reason = ${to.reason}, person_id = coalesce(${to.personId}::uuid, person_id)
    where id = ${id} and state = ${from}`);

/** Counties with their schools, for a choice. */
export const selectPlaces = (db: Db) =>
  db.all<{ countyId: Id; county: string; countyEn: string; id: Id; name: string; nameEn: string }>(sql`
    select c.id as county_id, c.name as county, c.name_en as county_en, s.id, s.name, s.name_en
    from core.school s join core.county c on c.id = s.county_id order by c.sort, c.id, s.sort, s.name`);

export const selectOptionalPlace = (db: Db, schoolId: Id) =>
  db.maybe<{ countyId: Id }>(sql`select county_id from core.school where id = ${schoolId}`);

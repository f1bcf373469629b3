import type { Id } from '../../../common/ids';
import type { AgreementKind, AgreementVersion } from '../../../common/organisation/agreement';
import type { Stage } from '../../../common/teaching/stages';
import type { Day } from '../../../common/time/city-time';
import { type Db, sql } from '../../data/db';

export interface AgreementText extends AgreementVersion {
  readonly body: string;
  readonly bodyEn: string;
  readonly inForceFrom: Day;
}

export const agreementColumns = sql`kind, version, body, body_en, to_char(in_force_from, 'YYYY-MM-DD') as in_force_from`;

/** The newest version of each that is in force on a day. */
export const selectInForce = (db: Db, today: Day) =>
  db.all<AgreementText>(sql`
    select distinct on (kind) ${agreementColumns} from core.agreement_text
    where in_force_from <= ${today}::date order by kind desc, version desc`);

/** The versions in force on a day that a person has not accepted. */
export const selectUnaccepted = (db: Db, personId: Id, today: Day) =>
  db.all<AgreementVersion>(sql`
    select t.kind, t.version from core.agreement_text t
    where t.version = (select max(n.version) from core.agreement_text n where n.kind = t.kind and n.in_force_from <= ${today}::date)
      and not exists (select from core.agreement a
        where a.person_id = ${personId} and a.kind = t.kind and a.version = t.version)
    order by t.kind desc`);

export const insertAgreement = (
  db: Db,
  personId: Id,
  { kind, version }: { readonly kind: AgreementKind; readonly version: number },
  address: string,
  now: Date,
) =>
  db.run(sql`
    insert into core.agreement (person_id, kind, version, accepted_at, address)
    values (${personId}, ${kind}, ${version}, ${now}, ${address}) on conflict do nothing`);

/** The facts that decide whether somebody is too young to accept anything; undefined for people who are no students. */
export const selectOptionalAge = (db: Db, personId: Id) =>
  db.maybe<{ birthDate: Day | null; stage: Stage | null }>(sql`
    select to_char(p.birth_date, 'YYYY-MM-DD') as birth_date, s.stage
    from core.person p
      left join core.post o on o.person_id = p.id and o.role_type = 3 and o.ended_at is null
      left join core.school s on s.id = o.school_id
    where p.id = ${personId} and p.category = 3
    order by o.is_active desc nulls last limit 1`);

import type { Id } from 'edutech/core/common/ids';
import { agreementColumns, type AgreementText } from 'edutech/core/server/consents/agreements/agreements.queries';
import { type Db, sql } from 'edutech/core/server/data/db';

/** The newest version of each, in force or future. */
export const selectNewest = (db: Db) =>
  db.all<AgreementText>(sql`
    select distinct on (kind) ${agreementColumns} from core.agreement_text order by kind desc, version desc`);

/** Writes the next version; 0 when somebody else has done so. */
export const insertAgreementText = (db: Db, text: AgreementText, by: Id, now: Date): Promise<number> =>
  db.run(sql`
    insert into core.agreement_text (kind, version, body, body_en, in_force_from, written_at, written_by)
    select ${text.kind}, ${text.version}::int + 1, ${text.body}, ${text.bodyEn}, ${text.inForceFrom}::date, ${now}, ${by}
    where ${text.version}::int = (select max(version) from core.agreement_text where kind = ${text.kind})
    on conflict do nothing`);

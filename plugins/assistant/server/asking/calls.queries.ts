import type { Id } from 'edutech/core/common/ids';
import { type Db, sql } from 'edutech/core/server/data/db';
import type { Outcome } from '../../api';

/** A line of the log: never the text, only what it can be recognised by. */
export interface CallRow {
  readonly schoolId: Id;
  readonly id: Id;
  readonly personId: Id | null;
  readonly purpose: string;
  readonly model: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly milliseconds: number;
  readonly outcome: Outcome;
  readonly digest: Buffer;
  readonly askedAt: Date;
}

export const insertCall = (db: Db, row: CallRow) =>
  db.run(sql`
    insert into assistant.call (school_id, id, person_id, purpose, model, tokens_in, tokens_out, milliseconds, outcome, digest, asked_at)
    values (${row.schoolId}, ${row.id}, ${row.personId}, ${row.purpose}, ${row.model}, ${row.tokensIn}, ${row.tokensOut},
      ${row.milliseconds}, ${row.outcome}, ${row.digest}, ${row.askedAt})`);

export const deleteCallsBefore = (db: Db, time: Date) =>
  db.run(sql`delete from assistant.call where asked_at < ${time}`);

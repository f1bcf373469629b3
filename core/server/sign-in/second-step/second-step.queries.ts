import type { Id } from '../../../common/ids';
import { type Db, sql } from '../../data/db';

/** How the session is to begin once the second step is done. */
export interface WaitingSignIn {
  readonly way: string;
  readonly roleId: string | null;
  readonly remember: boolean;
  readonly limit: 'classroom' | null;
  /** Milliseconds; null: the usual. */
  readonly life: number | null;
  readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  /** Absent in steps from before an upgrade. */
  readonly origin?: Id | null;
  /** What it waits for, where that is no factor: no factor ends such a step, and nothing else ends the others. */
  readonly awaits?: 'agreement';
  /** A factor was shown before. */
  readonly isProven?: boolean;
}

/** A sign-in whose first factor was right. */
export interface SecondStepRow {
  readonly personId: Id;
  readonly username: string;
  readonly signIn: WaitingSignIn;
  readonly challenge: string | null;
}

export const insertSecondStep = (
  db: Db,
  id: Buffer,
  { personId, signIn }: Pick<SecondStepRow, 'personId' | 'signIn'>,
  expiresAt: Date,
) =>
  db.run(sql`
    insert into core.second_step (id, person_id, sign_in, expires_at)
    values (${id}, ${personId}, ${JSON.stringify(signIn)}::jsonb, ${expiresAt})`);

/** A second step that is still alive, held until COMMIT. */
export const selectSecondStep = (db: Db, id: Buffer, now: Date) =>
  db.maybe<SecondStepRow>(sql`
    select s.person_id, p.username, s.sign_in, s.challenge
    from core.second_step s join core.person p on p.id = s.person_id
    where s.id = ${id} and s.expires_at > ${now} for update of s`);

export const updateChallenge = (db: Db, id: Buffer, challenge: string) =>
  db.run(sql`update core.second_step set challenge = ${challenge} where id = ${id}`);

export const deleteSecondStep = (db: Db, id: Buffer) => db.run(sql`delete from core.second_step where id = ${id}`);

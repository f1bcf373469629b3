import { conflict } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Call } from 'edutech/core/server/call';
import type { FactorAdded } from '../../api/factors';
import type { FactorServices } from './factor-services';
import { countFactors, type FactorKind, lockFactors, selectFactors } from './factors.queries';
import { storeRecoveryCodes, makeRecoveryCodes } from './recovery/recovery-codes';
import { selectRecoveryCodes } from './recovery/recovery-codes.queries';

type FactorCall<Input> = Call<Input, SignedIn>;

/** So many of a kind are enough for phones, tablets and keys of one person. */
const most: Readonly<Record<FactorKind, number>> = { totp: 3, passkey: 10 };

/** The first step of adding: the password again, unless the session has just shown it, and room for one more. */
export async function requireMayAddFactor(
  { database, signIns }: FactorServices,
  call: FactorCall<{ password?: string }>,
  kind: FactorKind,
): Promise<void> {
  const { actor, input } = call;
  if (actor.limit !== 'enrolment') await signIns.confirm(call, input.password ?? '');
  await database.read(actor, (db) => requireRoom(db, kind, actor.personId));
}

async function requireRoom(db: Db, kind: FactorKind, personId: Id): Promise<void> {
  if ((await countFactors(db, kind, personId)) >= most[kind])
    throw conflict('account.factor.tooMany', { most: most[kind] });
}

/**
 * Keeps a factor by `insert`, in the call's transaction: writes it down, makes recovery codes with the first one, and
 * opens a session that waited for it.
 */
export async function addFactor(
  { audit, signIns }: FactorServices,
  call: FactorCall<{ name: string }>,
  kind: FactorKind,
  insert: (db: Db) => Promise<void>,
): Promise<FactorAdded> {
  const { actor, client, db, now } = call;
  const { personId } = actor;
  await lockFactors(db, personId);
  // several may have been begun while there was room for one
  await requireRoom(db, kind, personId);
  const isFirst = (await selectFactors(db, personId)).length === 0;
  await insert(db);
  const needsCodes = isFirst || (await selectRecoveryCodes(db, personId)).length === 0;
  const recoveryCodes = needsCodes ? await storeRecoveryCodes(db, personId, await makeRecoveryCodes(), now) : null;
  await audit.record(db, actor, {
    act: 'account.addFactor',
    objectKind: 'person',
    objectId: personId,
    address: client.address,
    facts: { kind },
  });
  return { recoveryCodes, login: await signIns.enrolled(call, db, kind) };
}

import { createHash } from 'node:crypto';
import { AppError, wireCodes } from '../../../common/errors';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Database } from '../../data/database';
import type { Db } from '../../data/db';
import { spendNonce } from '../nonces.queries';
import { networkOf } from '../network';
import { ServerSecrets } from '../secrets';
import { makeChallenge, readProof, type ShownProof } from './challenges';
import { bitsToProve, inWindow, secondsToWait, withFailure } from './delays';
import {
  deleteFailure,
  type FailureKind,
  insertFailure,
  selectFailure,
  turnFailure,
  updateFailure,
} from './login-failure.queries';
import type { LoginAttempt, LoginThrottle } from './login-throttle';

const system = asSystem('failed logins');

/** Counts in `core.login_failure`. Rows are held in one order, account then address, so two tries never block each other. */
@injectable()
export class SharedLoginThrottle implements LoginThrottle {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(ServerSecrets) private readonly secrets: ServerSecrets,
  ) {}

  async begin(attempt: LoginAttempt, now: Date) {
    const place = networkOf(attempt.address);
    const proof = attempt.proof ? await readProof(this.secrets, place, attempt.proof, now) : null;
    await this.database.write(system, async (db) => {
      if (attempt.account !== null) await this.#countAccount(db, attempt.account, attempt, now);
      await this.#countAddress(db, place, proof, now);
    });
  }

  async forgive(db: Db, { account, address, crowd }: LoginAttempt) {
    if (account !== null && crowd === undefined) await deleteFailure(db, 'account', keyOf(account));
    if (account !== null && crowd !== undefined) await turnFailure(db, 'account', keyOf(account));
    await turnFailure(db, 'address', keyOf(networkOf(address)));
  }

  async #countAccount(db: Db, account: string, { mayLock, crowd }: LoginAttempt, now: Date) {
    const key = keyOf(account);
    const count = await held(db, 'account', key, now);
    const before = crowd === undefined ? count : inWindow(count, now);
    const seconds = secondsToWait(before, mayLock, now, crowd);
    if (seconds > 0)
      throw new AppError('core.session.tooManyFailures', wireCodes.tooMany, { seconds }, { data: { seconds } });
    await updateFailure(db, 'account', key, withFailure(before, now));
  }

  async #countAddress(db: Db, place: string, proof: ShownProof | null, now: Date) {
    const key = keyOf(place);
    const count = inWindow(await held(db, 'address', key, now), now);
    const bits = bitsToProve(count);
    if (bits > 0 && !(proof && proof.bits >= bits && (await spendNonce(db, 'proof', proof.nonce, proof.expiresAt)))) {
      const data = makeChallenge(this.secrets.current(), place, bits, now);
      throw new AppError('core.session.proofNeeded', wireCodes.tooMany, {}, { data });
    }
    await updateFailure(db, 'address', key, { ...count, failures: count.failures + 1, lastAt: now });
  }
}

async function held(db: Db, kind: FailureKind, key: Buffer, now: Date) {
  const found = await selectFailure(db, kind, key);
  if (found) return found;
  await insertFailure(db, kind, key, now);
  return selectFailure(db, kind, key);
}

const keyOf = (text: string) => createHash('sha256').update(text).digest();

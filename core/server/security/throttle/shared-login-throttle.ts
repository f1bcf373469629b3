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
import { bitsToProve, type FailureCount, inWindow, secondsToWait, withFailure } from './delays';
import { type Counted, deleteFailure, holdFailure, turnFailure, updateFailure } from './login-failure.queries';
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
    const [account, network] = countedOf(attempt);
    await this.database.write(system, async (db) => {
      const counted = account ? [account, network] : [network];
      const held = await Promise.all(counted.map((one) => holdFailure(db, one, now)));
      const ofAccount = account ? [this.#countAccount(held[0]!, attempt, now)] : [];
      const after = [...ofAccount, await this.#countNetwork(db, held.at(-1)!, { place, proof, now })];
      await Promise.all(counted.map((one, at) => updateFailure(db, one, after[at]!)));
    });
  }

  async forgive(db: Db, attempt: LoginAttempt) {
    const [account, network] = countedOf(attempt);
    const forgiveAccount = attempt.crowd === undefined ? deleteFailure : turnFailure;
    await Promise.all([...(account ? [forgiveAccount(db, account)] : []), turnFailure(db, network)]);
  }

  #countAccount(count: FailureCount, { mayLock, crowd }: LoginAttempt, now: Date): FailureCount {
    const before = crowd === undefined ? count : inWindow(count, now);
    const seconds = secondsToWait(before, mayLock, now, crowd);
    if (seconds > 0)
      throw new AppError('core.session.tooManyFailures', wireCodes.tooMany, { seconds }, { data: { seconds } });
    return withFailure(before, now);
  }

  async #countNetwork(
    db: Db,
    before: FailureCount,
    { place, proof, now }: { readonly place: string; readonly proof: ShownProof | null; readonly now: Date },
  ): Promise<FailureCount> {
    const count = inWindow(before, now);
    const bits = bitsToProve(count);
    if (bits > 0 && !(proof && proof.bits >= bits && (await spendNonce(db, 'proof', proof.nonce, proof.expiresAt)))) {
      const data = makeChallenge(this.secrets.current(), place, bits, now);
      throw new AppError('core.session.proofNeeded', wireCodes.tooMany, {}, { data });
    }
    return { ...count, failures: count.failures + 1, lastAt: now };
  }
}

/** Account and network of an attempt, in the order in which they are held. */
const countedOf = ({ account, address }: LoginAttempt): readonly [account: Counted | null, network: Counted] => [
  account === null ? null : { kind: 'account', key: keyOf(account) },
  { kind: 'address', key: keyOf(networkOf(address)) },
];

const keyOf = (text: string) => createHash('sha256').update(text).digest();

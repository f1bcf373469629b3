import { createHash } from 'node:crypto';
import { AppError, wireCodes } from '../../../common/errors';
import { inject, injectable } from '../../../di/inject';
import { asSystem } from '../../actor';
import { Database } from '../../data/database';
import { networkOf } from '../network';
import { spendNonce } from '../nonces.queries';
import { ServerSecrets } from '../secrets';
import { makeChallenge, readProof } from './challenges';
import { bitsForStrangers, inWindow } from './delays';
import { type Counted, holdFailure, updateFailure } from './login-failure.queries';
import type { PublicThrottle } from './public-throttle';

const system = asSystem('requests of strangers are counted');

/** Counts beside the failed logins, under a hash of purpose and network: no count of a login has such a key. */
@injectable()
export class SharedPublicThrottle implements PublicThrottle {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(ServerSecrets) private readonly secrets: ServerSecrets,
  ) {}

  async count(purpose: string, address: string, proof: string | undefined, now: Date) {
    const place = `${purpose} ${networkOf(address)}`;
    const shown = proof ? await readProof(this.secrets, place, proof, now) : null;
    const counted: Counted = { kind: 'address', key: createHash('sha256').update(place).digest() };
    await this.database.write(system, async (db) => {
      const count = inWindow(await holdFailure(db, counted, now), now);
      const bits = bitsForStrangers(count);
      const isProven = shown && shown.bits >= bits && (await spendNonce(db, 'proof', shown.nonce, shown.expiresAt));
      if (bits > 0 && !isProven) {
        const data = makeChallenge(this.secrets.current(), place, bits, now);
        throw new AppError('core.session.proofNeeded', wireCodes.tooMany, {}, { data });
      }
      await updateFailure(db, counted, { ...count, failures: count.failures + 1, lastAt: now });
    });
  }
}

import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Vault } from 'edutech/core/server/security/vault';

/** How long setting a factor up may take. Milliseconds. */
const setupLife = 600_000;
const purpose = 'account.setup';

/** What an unfinished set-up must still know: the secret of a code, or the challenge of a passkey. */
export interface Setup {
  readonly kind: 'totp' | 'passkey';
  readonly secret: string;
}

/** The set-up as a text that only this person can bring back, so that nothing unfinished is stored. */
export const sealSetup = (vault: Vault, personId: Id, setup: Setup, now: Date): Promise<string> =>
  vault.seal(JSON.stringify({ ...setup, until: now.getTime() + setupLife }), purpose, personId);

/** Opens it again. Throws 410 `account.factor.setupOver`: too late, changed, somebody else's, or of another kind. */
export async function openSetup(vault: Vault, personId: Id, text: string, kind: Setup['kind'], now: Date) {
  const opened = await vault.open(text, purpose, personId);
  const setup = opened === null ? null : (JSON.parse(opened) as Setup & { until: number });
  if (setup?.kind !== kind || setup.until <= now.getTime())
    throw new AppError('account.factor.setupOver', wireCodes.gone);
  return setup.secret;
}

import type { IncomingMessage } from 'node:http';
import type { ServiceOf } from 'edutech/core/common/token';
import type { Id } from 'edutech/core/common/ids';
import { Audit } from 'edutech/core/server/audit/audit';
import { Clock } from 'edutech/core/server/clock';
import { Database } from 'edutech/core/server/data/database';
import { parseCookies } from 'edutech/core/server/http/cookies';
import { Logger } from 'edutech/core/server/logger';
import { Vault } from 'edutech/core/server/security/vault';
import { sessionSecretOf } from 'edutech/core/server/session/cookies';
import { Sessions } from 'edutech/core/server/session/sessions';
import { mustChangeFirst } from 'edutech/core/server/session-store/acting';
import { Settings } from 'edutech/core/server/settings/settings';
import { Texts } from 'edutech/core/server/texts';

export const providerDeps = {
  audit: Audit,
  clock: Clock,
  database: Database,
  logger: Logger,
  sessions: Sessions,
  settings: Settings,
  texts: Texts,
  vault: Vault,
} as const;

export type ProviderServices = { readonly [Name in keyof typeof providerDeps]: ServiceOf<(typeof providerDeps)[Name]> };

/**
 * The person of a request, by the platform's own session; undefined while they act as another or must change
 * the password first.
 */
export async function platformSession(
  { clock, sessions, settings }: ProviderServices,
  request: IncomingMessage,
): Promise<{ readonly personId: Id; readonly sessionId: string } | null> {
  const secret = sessionSecretOf(parseCookies(request.headers.cookie), settings);
  const session = secret ? await sessions.find(secret, clock.now(), { isAct: false }) : null;
  if (!session || (session.limit !== 'full' && session.limit !== 'classroom')) return null;
  if (mustChangeFirst(session)) return null;
  return { personId: session.holder.personId, sessionId: session.sessionId };
}

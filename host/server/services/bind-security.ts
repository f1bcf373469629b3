import type { Container } from 'edutech/core/di/container';
import type { Db } from 'edutech/core/server/data/db';
import { aliveSince } from 'edutech/core/server/operation/processes';
import { selectProcesses } from 'edutech/core/server/operation/processes.queries';
import { isSignedByOthers } from 'edutech/core/server/security/wrapping/bare-keys.queries';
import { wrapBareKeys } from 'edutech/core/server/security/wrapping/wrap-bare-keys';
import type { Logger } from 'edutech/core/server/logger';
import { Settings } from 'edutech/core/server/settings/settings';
import { RequestTokens } from 'edutech/core/server/session/request-token';
import { SealedRequests } from 'edutech/core/server/security/sealed-request';
import { EcdhSealedRequests } from 'edutech/core/server/security/sealing/ecdh-sealed-requests';
import { ServerSecrets } from 'edutech/core/server/security/secrets';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { SignedRequestTokens } from 'edutech/core/server/session-store/signed-request-tokens';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import { LoginThrottle } from 'edutech/core/server/security/throttle/login-throttle';
import { PublicThrottle } from 'edutech/core/server/security/throttle/public-throttle';
import { SharedLoginThrottle } from 'edutech/core/server/security/throttle/shared-login-throttle';
import { SharedPublicThrottle } from 'edutech/core/server/security/throttle/shared-public-throttle';
import { Tickets } from 'edutech/core/server/security/tickets';
import { Vault } from 'edutech/core/server/security/vault';
import { DeploymentKey } from 'edutech/core/server/security/deployment-key';
import { keyFileOf, openKeyFile } from 'edutech/core/server/security/wrapping/key-file';
import { PostgresVault } from 'edutech/core/server/security/vault/postgres-vault';
import { PostgresSessions } from 'edutech/core/server/session-store/postgres-sessions';
import { Sessions } from 'edutech/core/server/session/sessions';

/** Sessions, tokens, tickets, sealed requests and the slowing of guesses, as they are kept in PostgreSQL. */
export function bindSecurity(container: Container): void {
  container
    .bind(ServerSecrets, PostgresSecrets)
    .bind(Sessions, PostgresSessions)
    .bind(RequestTokens, SignedRequestTokens)
    .bind(Tickets, SignedTickets)
    .bind(SealedRequests, EcdhSealedRequests)
    .bind(Vault, PostgresVault)
    .bind(LoginThrottle, SharedLoginThrottle)
    .bind(PublicThrottle, SharedPublicThrottle);
}

/** The key that encrypts keys in the database: made at the first start, in the data folder unless the settings say where. */
export async function bindDeploymentKey(container: Container, dataFolder: string, logger: Logger): Promise<void> {
  const file = keyFileOf(container.get(Settings), dataFolder);
  const { key, isNew } = await openKeyFile(file);
  if (isNew)
    logger.warn({ file }, 'a key file was made: keep a copy apart from the backups, or they open no second factor');
  container.value(DeploymentKey, key);
}

/**
 * Encrypts keys that are not yet. Throws one sentence where servers that live encrypt theirs by another file: each would believe
 * nothing that the other signs. Where none lives, a restored city begins anew with a key of its own.
 */
export async function encryptKeys(db: Db, container: Container, now: Date): Promise<void> {
  const key = container.get(DeploymentKey);
  if ((await isSignedByOthers(db, key.id)) && (await selectProcesses(db, aliveSince(now))).length > 0) {
    throw new Error(
      'Other servers of this deployment encrypt their keys by another key file: copy their "deployment-key" into the data ' +
        'folder of this one, or name it in the setting deploymentKeyFile.',
    );
  }
  await wrapBareKeys(db, key);
}

import type { Container } from 'edutech/core/di/container';
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

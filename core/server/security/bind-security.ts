import type { Container } from '../../di/container';
import { PostgresSessions } from '../session/postgres-sessions';
import { Sessions } from '../session/sessions';
import { RequestTokens } from './request-token';
import { SealedRequests } from './sealed-request';
import { EcdhSealedRequests } from './sealing/ecdh-sealed-requests';
import { ServerSecrets } from './secrets';
import { PostgresSecrets } from './signing/postgres-secrets';
import { SignedRequestTokens } from './signing/signed-request-tokens';
import { SignedTickets } from './signing/signed-tickets';
import { LoginThrottle } from './throttle/login-throttle';
import { SharedLoginThrottle } from './throttle/shared-login-throttle';
import { Tickets } from './tickets';

/**
 * Sessions, tokens, tickets, sealed requests and the slowing of guesses, as they are kept in PostgreSQL. They need
 * Database, Clock, Events, Grants, Logger and Settings. The session module loads the keys when it is set up.
 */
export function bindSecurity(container: Container): void {
  container
    .bind(ServerSecrets, PostgresSecrets)
    .bind(Sessions, PostgresSessions)
    .bind(RequestTokens, SignedRequestTokens)
    .bind(Tickets, SignedTickets)
    .bind(SealedRequests, EcdhSealedRequests)
    .bind(LoginThrottle, SharedLoginThrottle);
}

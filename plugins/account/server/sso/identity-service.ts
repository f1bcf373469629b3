import type { KnownProvider } from '../../model/sso/known-provider';

/** State between the redirect to the service and the return. */
export interface SsoAttempt {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly target: string | null;
}

/** Whom a service has named, and its own session, for the day when it says that this ended. */
export interface NamedPerson {
  /** Value of the claim that finds the person. */
  readonly named: string;
  readonly subject: string;
  /** `sid` of OIDC, the ticket of CAS. */
  readonly session: string | null;
  readonly hasTwoFactors: boolean;
}

/** A protocol by which an identity service is asked. */
export interface IdentityService {
  /** Where to send the browser. Throws 503 `account.sso.unavailable`. */
  begin(provider: KnownProvider, origin: string, attempt: SsoAttempt): Promise<string>;
  /** Checks what the browser came back with. Throws 400 `account.sso.refused`, 503 `account.sso.unavailable`. */
  finish(provider: KnownProvider, origin: string, attempt: SsoAttempt, query: URLSearchParams): Promise<NamedPerson>;
}

import { randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { TrialWork } from '../../../api/identity-services';
import type { KnownProvider } from '../../../model/sso/known-provider';
import { discover, oidcReturn } from '../oidc';
import { fetchFor } from '../outward-fetch';
import { isUnsafe } from 'edutech/plugins/organisation/kit/server/outward-request';

/** Milliseconds that reading the keys may take. */
const patience = 10_000;

interface Key {
  readonly kty?: string;
  readonly alg?: string;
  readonly use?: string;
}

/** The discovery document, the keys, the endpoints, and whether our id and secret are taken. */
export function oidcTrial(provider: KnownProvider, origin: string): readonly TrialWork[] {
  let found: client.Configuration | undefined;
  const server = () => found!.serverMetadata();
  return [
    {
      step: 'discover',
      work: async () => {
        found = await discover(provider);
        return server().issuer;
      },
    },
    {
      step: 'keys',
      work: async () => {
        const response = await fetchFor(provider)(server().jwks_uri!, { signal: AbortSignal.timeout(patience) });
        if (!response.ok) throw new Error(`${server().jwks_uri}: ${response.status}`);
        const { keys } = (await response.json()) as { keys?: readonly Key[] };
        const fitting = (keys ?? []).filter((key) => fits(key, provider.algorithm));
        if (fitting.length === 0) throw new Error(`${server().jwks_uri}: no key for ${provider.algorithm}`);
        return `${provider.algorithm} × ${fitting.length}`;
      },
    },
    {
      step: 'endpoints',
      work: async () => {
        const { authorization_endpoint: login, token_endpoint: tokens } = server();
        const missing = Object.entries({ authorization_endpoint: login, token_endpoint: tokens }).find(
          ([, address]) => !address || isUnsafe(address),
        );
        if (!login || missing) throw new Error(`${missing?.[0]}: ${missing?.[1] ?? '-'}`);
        return login;
      },
    },
    {
      step: 'client',
      // a code that nobody has given: who does not know our id or secret says so before it looks at the code
      work: () =>
        client
          .genericGrantRequest(found!, 'authorization_code', {
            code: `trial-${randomBytes(16).toString('hex')}`,
            redirect_uri: oidcReturn(origin, provider.id),
            code_verifier: client.randomPKCECodeVerifier(),
          })
          .then(() => provider.clientId)
          .catch((error: unknown) => {
            if (!(error instanceof client.ResponseBodyError)) throw error;
            if (error.error === 'invalid_grant') return provider.clientId;
            throw new Error([error.error, error.error_description].filter(Boolean).join(': '));
          }),
    },
  ];
}

const kinds = { RS: 'RSA', PS: 'RSA', ES: 'EC', Ed: 'OKP' } as const;

const fits = ({ kty, alg, use }: Key, algorithm: string): boolean =>
  kty === kinds[algorithm.slice(0, 2) as keyof typeof kinds] &&
  (alg === undefined || alg === algorithm) &&
  (use === undefined || use === 'sig');

import Type, { type Static } from 'typebox';

const serverOnly = { serverOnly: true } as const;

/** Signatures by a key that only the service has: never `none`, never a secret that we have too. */
const signingAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/**
 * An identity service with which people sign in: the city's, the province's, a county's. The address that it must be told
 * is `<origin>/sign-in/<id>` for OIDC (with `<origin>/sso/<id>/logout` for back-channel logout), and
 * `<origin>/sso/<id>/return` for CAS, for single logout too.
 */
export const IdentityProvider = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$', description: 'One word; part of the addresses.' }),
    protocol: Type.Enum(['oidc', 'cas'], { description: 'OpenID Connect, or CAS 3.0.' }),
    name: Type.String({ minLength: 1, maxLength: 40, description: 'What its button says, in Chinese.' }),
    nameEn: Type.String({ minLength: 1, maxLength: 40, description: 'What its button says, in English.' }),
    address: Type.String({
      pattern: '^https?://',
      description: 'OIDC: the issuer. CAS: the address below which /login stands. TLS, but for this machine.',
      ...serverOnly,
    }),
    clientId: Type.String({ default: '', description: 'OIDC: our id there.', ...serverOnly }),
    secretEnvironment: Type.String({
      default: '',
      description: 'OIDC: environment variable with the client secret; it stands in no settings file.',
      ...serverOnly,
    }),
    secretFile: Type.String({ default: '', description: 'OIDC: file with the client secret.', ...serverOnly }),
    algorithm: Type.Enum(signingAlgorithms, {
      default: 'RS256',
      description: 'OIDC: the one algorithm by which it signs, whatever it says of itself.',
      ...serverOnly,
    }),
    scope: Type.String({ default: 'openid profile', description: 'OIDC: what is asked for.', ...serverOnly }),
    claim: Type.String({
      default: '',
      description: 'Claim or attribute that names the person; empty: the subject, or the user of a CAS answer.',
      ...serverOnly,
    }),
    finds: Type.Enum(['usercode', 'username'], {
      default: 'usercode',
      description: 'What the claim holds: a user code, or a user name.',
      ...serverOnly,
    }),
    provesTwoFactors: Type.Boolean({
      default: false,
      description: 'OIDC: no second step here for whom it has asked two factors of (amr holds mfa).',
      ...serverOnly,
    }),
  },
  { additionalProperties: false },
);
export type IdentityProvider = Static<typeof IdentityProvider>;

/** What a browser knows of one. */
export type OfferedProvider = Pick<IdentityProvider, 'id' | 'protocol' | 'name' | 'nameEn'>;

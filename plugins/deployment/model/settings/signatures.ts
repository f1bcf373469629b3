/** Signatures by a key that only the service has, the usual first. */
export const signatures = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
] as const;
export type Signature = (typeof signatures)[number];

/** The texts that everybody accepts before a session begins: terms of use and privacy notice. */
export const agreementKinds = ['terms', 'privacy'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/**
 * The page where everybody can read them. The guard of pages redirects signed-in people there who have not accepted the
 * version in force.
 */
export const termsPath = '/terms';

/** One version of one of them. */
export interface AgreementVersion {
  readonly kind: AgreementKind;
  readonly version: number;
}

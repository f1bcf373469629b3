/** What everybody accepts before a session begins: terms of use and privacy notice. */
export const agreementKinds = ['terms', 'privacy'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/**
 * Where everybody reads them. Who is signed in and has not accepted what is in force is led there by the guard of
 * pages.
 */
export const termsPath = '/terms';

/** One version of one of them. */
export interface AgreementVersion {
  readonly kind: AgreementKind;
  readonly version: number;
}

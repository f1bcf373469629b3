/** What everybody accepts before a session begins: terms of use and privacy notice. */
export const agreementKinds = ['terms', 'privacy'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** One version of one of them. */
export interface AgreementVersion {
  readonly kind: AgreementKind;
  readonly version: number;
}

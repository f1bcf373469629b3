/** The tabs of the personal centre, in their order; each is an address (`?tab=`), and a place for panels of other plugins. */
export const centreTabs = ['profile', 'security', 'devices', 'look', 'notify', 'computers', 'data'] as const;
export type CentreTab = (typeof centreTabs)[number];

/** The tab that an address names; null: none, which is the first tab, or on a phone the list of them. */
export function tabIn(query: URLSearchParams): CentreTab | null {
  const asked = query.get('tab');
  return centreTabs.find((tab) => tab === asked) ?? null;
}

/** What of an account is missing, the most important first; null: nothing. */
export type Missing = 'mail' | 'secondStep' | 'phone';

interface Facts {
  /** Null where the deployment sends no e-mail. */
  readonly mail: { readonly address: string } | null;
  readonly hasSecondStep: boolean;
  readonly phone: string;
}

/** Students are asked for nothing but the address: their telephone is their guardians', and their marks are no secrets of others. */
export function missingOf({ mail, hasSecondStep, phone }: Facts, isStudent: boolean): Missing | null {
  if (mail?.address === '') return 'mail';
  if (isStudent) return null;
  if (!hasSecondStep) return 'secondStep';
  return phone === '' ? 'phone' : null;
}

/** Where each is mended. */
export const placeOfMissing: Readonly<Record<Missing, CentreTab>> = {
  mail: 'profile',
  secondStep: 'security',
  phone: 'profile',
};

/**
 * A readable cookie without a secret: this browser stands on a computer that several people use. It can only narrow what a
 * session may, so that whoever sets it harms nobody: `chosen` by who signs in, until the browser is closed; `registered`
 * by the school, for as long as the registration holds.
 */
export const sharedComputerCookie = 'edutech_shared';

/** Whose computer this is: one's own, one that is said to be shared, or one that a school has registered as shared. */
export type Computer = 'own' | 'chosen' | 'registered';

/** Reads the cookie's value; what is missing or unknown is one's own. */
export const computerOf = (value: string | null | undefined): Computer =>
  value === 'chosen' || value === 'registered' ? value : 'own';

/** For so long before the session ends a person sees the seconds count down. Milliseconds. */
export const idleWarning = 60_000;

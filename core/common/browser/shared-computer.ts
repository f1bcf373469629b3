/**
 * A readable cookie without a secret: this browser is on a computer that several people use. It can only narrow the
 * session, so setting it harms nobody: `chosen` by the person who signs in, until the browser is closed; `registered`
 * by the school, for as long as the registration exists.
 */
export const sharedComputerCookie = 'edutech_shared';

/** The kind of computer: private, marked as shared at the login, or registered as shared by a school. */
export type Computer = 'own' | 'chosen' | 'registered';

/** Reads the cookie's value; missing or unknown means private. */
export const computerOf = (value: string | null | undefined): Computer =>
  value === 'chosen' || value === 'registered' ? value : 'own';

/** For so long before the session ends a person sees the seconds count down. Milliseconds. */
export const idleWarning = 60_000;

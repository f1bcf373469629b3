import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the OWASP minimum: 19 MiB, two passes, one lane. Stored hashes name theirs, so these may be raised any day. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** The hash of a password, in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** True for a hash with outdated parameters: renewed at the next login, when the password is available. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(current);

let dummy: Promise<string> | undefined;
/** A hash of nobody's password, made before the first login: an unknown user must take as long as a known one. */
export const dummyHash = (): Promise<string> => (dummy ??= hashPassword(randomBytes(16).toString('hex')));

/** Whether the password is right; takes the same time where there is no account or no password. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await dummyHash()), password).catch(() => false);
  return isRight && typeof stored === 'string';
}

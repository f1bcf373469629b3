import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id at the OWASP minimum: 19 MiB, two passes, one lane. Stored hashes name theirs, so these may be raised any day. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const current = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Threads that libuv has for hashes and files together. */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
/** Hashes at once: no more than processors, and so few that files always find a thread when a school signs in. */
const mostAtOnce = Math.max(1, Math.min(availableParallelism(), threads - 2));
let underway = 0;
const waiting: (() => void)[] = [];

/** Computes a hash when it is its turn. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // who is let in by somebody who leaves takes over the place
  if (underway >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underway += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underway -= 1;
  }
}

/** The hash of a password, in PHC form. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters));

/** True for a hash with outdated parameters: renewed at the next login, when the password is available. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(current);

let dummy: Promise<string> | undefined;
/** A hash of nobody's password, made before the first login: an unknown user must take as long as a known one. */
export const dummyHash = (): Promise<string> => (dummy ??= hashPassword(randomBytes(16).toString('hex')));

/** Whether the password is right; takes the same time where there is no account or no password. */
export async function isRightPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await dummyHash());
  const isRight = await inTurn(() => verify(against, password)).catch(() => false);
  return isRight && typeof stored === 'string';
}

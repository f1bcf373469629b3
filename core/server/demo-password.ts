import { hash } from '@node-rs/argon2';

/** The password of every demo account; there are none outside demo mode. */
export const demoPassword = 'Demo-2026!';

/** `Algorithm.Argon2id` of the library, whose const enum cannot be read by a build file by file. */
const argon2id = 2;

/**
 * Its Argon2id hash (19 MiB, 2 passes, 1 lane: OWASP's minimum). Computed once and shared by all, salt included,
 * because 2,400 hashes would take a quarter of a minute; real accounts each have their own.
 */
export const demoPasswordHash = () =>
  hash(demoPassword, { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });

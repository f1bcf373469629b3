import { randomInt } from 'node:crypto';
import { passwordFault, passwordRules, type PasswordPreset } from 'edutech/core/common/security/password-policy';

/** Legible in print and read aloud: no 0, 1, l, i, o, I, O. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', '23456789', 'ABCDEFGHJKLMNPQRSTUVWXYZ'] as const;

/** A first password for a card: 8 characters, or as many as the policy requires. It must be changed at once. */
export function initialPassword(preset: PasswordPreset): string {
  const { minLength, kinds: wanted } = passwordRules[preset];
  const used = kinds.slice(0, Math.max(2, wanted));
  for (;;) {
    const password = Array.from({ length: Math.max(8, minLength) }, () => pick(pick(used))).join('');
    if (passwordFault(password, '', preset) === null) return password;
  }
}

function pick<T extends readonly string[] | string>(from: T): string {
  return from[randomInt(from.length)]!;
}

/** Digits of a one-time code, and the seconds for which it is shown (RFC 6238; what every authenticator app can do). */
export const codeDigits = 6;
export const codeSeconds = 30;

/** A typed one-time code without the blanks that apps and people put in; null when it is none. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** Letters and digits of recovery codes: none that are mistaken for another (Crockford's base 32). */
export const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a recovery code: 50 bits. */
export const recoveryLength = 10;

/** A recovery code as it was made, however it was typed; null when it is none. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === recoveryLength && [...code].every((letter) => recoveryAlphabet.includes(letter)) ? code : null;
}

/** A recovery code as people read it: `ABCDE-FGHJK`. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

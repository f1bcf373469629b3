/** Presets of the setting `passwordPolicy`: the usual one, and that of 等保 (GB/T 22239) level 3. */
export type PasswordPreset = 'standard' | 'dengbao';

/** The requirements of a preset. */
export interface PasswordRule {
  readonly minLength: number;
  /** How many of: small letters, capitals, digits, other characters. */
  readonly kinds: number;
}

/** The two presets of what a password must be. */
export const passwordRules: Readonly<Record<PasswordPreset, PasswordRule>> = {
  standard: { minLength: 8, kinds: 2 },
  dengbao: { minLength: 10, kinds: 3 },
};

/** Longest password in characters; more would only cost the server time. */
export const maxPasswordLength = 128;

/** Why a password is not taken; also the end of its message key, `core.session.password.<fault>`. */
export type PasswordFault = 'short' | 'long' | 'kinds' | 'username' | 'common';

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

/**
 * The first guesses of attackers, in small letters. Purely numeric and alphabetic ones are refused by their kinds
 * already.
 */
const commonPasswords = new Set(
  `abcd1234 abc12345 abc123456 abcd123456 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa123456 aaaa1111
   1234abcd 12345abc 123456ab 123456aa 123456abc 123456qq 12345678a 123456789a 1234qwer qwer1234 qwerty12 qwerty123 qwe12345
   qwe123456 asd12345 asd123456 zxc12345 zxc123456 zxcv1234 asdf1234 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx 1qaz2wsx3edc
   1qaz@wsx !qaz2wsx qwer!234 password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pass@123 pass@word1
   admin123 admin1234 admin@123 admin888 root1234 test1234 user1234 welcome1 welcome123 iloveyou1 woaini520 woaini521
   woaini1314 woaini123 5201314a a5201314 wo123456 li123456 wang1234 zhang123 student1 student123 teacher1 teacher123
   school123 xuesheng1 laoshi123 xx123456 huawei@123 changeme1 letmein1 monkey123 dragon123 abc@1234 abc@123456 aa@123456
   1234567890a qwertyuiop1 password@123 abcd@1234 admin@1234 abc1234567 qwer123456`.split(/\s+/),
);

/** The first fault of a password under a preset, or null when it is good. */
export function passwordFault(password: string, username: string, preset: PasswordPreset): PasswordFault | null {
  const rule = passwordRules[preset];
  const length = [...password].length;
  if (length < rule.minLength) return 'short';
  if (length > maxPasswordLength) return 'long';
  if (kinds.filter((kind) => kind.test(password)).length < rule.kinds) return 'kinds';
  const lower = password.toLowerCase();
  if (username.length >= 3 && lower.includes(username.toLowerCase())) return 'username';
  return commonPasswords.has(lower) ? 'common' : null;
}

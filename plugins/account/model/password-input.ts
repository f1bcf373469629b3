import { passwordFault, type PasswordPreset } from 'edutech/core/common/security/password-policy';

/** Values of the form. */
export interface PasswordInput {
  readonly old: string;
  readonly fresh: string;
  /** The new one again. */
  readonly repeat: string;
}

export const emptyPasswords: PasswordInput = { old: '', fresh: '', repeat: '' };

/** Field → message id of what is wrong with it. */
export type PasswordMistakes = { readonly [Field in keyof PasswordInput]?: string };

/** What can be said before the server is asked; it judges again by the same rule. */
export function passwordMistakes(input: PasswordInput, username: string, preset: PasswordPreset): PasswordMistakes {
  return {
    old: input.old === '' ? 'account.password.oldMissing' : undefined,
    fresh: freshMistake(input, username, preset),
    repeat: repeatMistake(input),
  };
}

function freshMistake({ old, fresh }: PasswordInput, username: string, preset: PasswordPreset): string | undefined {
  if (fresh === '') return 'account.password.newMissing';
  if (fresh === old) return 'account.password.same';
  const fault = passwordFault(fresh, username, preset);
  return fault ? `core.session.password.${fault}` : undefined;
}

function repeatMistake({ fresh, repeat }: PasswordInput): string | undefined {
  if (repeat === '') return 'account.password.repeatMissing';
  return repeat === fresh ? undefined : 'account.password.different';
}

/** The same for a new password without the old one (a link). */
export const freshMistakes = (fresh: string, repeat: string, username: string, preset: PasswordPreset) => {
  const input = { old: '', fresh, repeat };
  return { fresh: freshMistake(input, username, preset), repeat: repeatMistake(input) };
};

/** What is typed into the login form. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
}
export type FieldName = keyof LoginFields;

/** Message under a field that must not stay empty; a username of blanks is empty, a password may be of blanks. */
const missing: Readonly<Record<FieldName, string>> = {
  username: 'core.session.usernameMissing',
  password: 'core.session.passwordMissing',
};

/** The message id of what is wrong with a field, or null. */
export function faultOf(field: FieldName, fields: LoginFields): string | null {
  const value = field === 'username' ? fields.username.trim() : fields.password;
  return value === '' ? missing[field] : null;
}

/** The first field that is wrong: where the cursor goes when the form is sent. */
export const firstFault = (fields: LoginFields): FieldName | null =>
  (['username', 'password'] as const).find((field) => faultOf(field, fields) !== null) ?? null;

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { agreementKinds } from 'edutech/core/common/organisation/agreement';
import { Version } from 'edutech/core/common/wire/version';
import { agreementKeeper, agreementReader } from '../../model/agreement-access';

// Terms of use and privacy notice: the super administrator edits the texts; people accept them when they sign in
// (core/common/api/agreements.ts).

const Text = {
  kind: Type.Enum([...agreementKinds]),
  version: Version,
  body: Type.String({ minLength: 1, maxLength: 20_000, pattern: '\\S' }),
  bodyEn: Type.String({ maxLength: 40_000 }),
  /** The first day on which it is asked for, in city time. */
  inForceFrom: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' }),
};
const AgreementText = Type.Object(Text);
export type AgreementText = Static<typeof AgreementText>;

/** The newest version of each text, in force or future. */
export const agreementTexts = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/agreements/texts',
  access: agreementReader,
  input: Type.Object({}),
  output: Type.Array(AgreementText),
});

/**
 * Writes the next version; `version` is the one that was read (409 with both). Everybody is asked again from its day
 * on.
 */
export const writeAgreement = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/agreements/write',
  bodySize: 'large',
  access: agreementKeeper,
  limited: [],
  input: Type.Object(Text),
  output: Type.Null(),
});

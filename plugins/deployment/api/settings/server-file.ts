import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { operator } from '../access';

/** A setting of the deployment. Values are JSON; those of secrets never leave the server. */
export const SettingRow = Type.Object({
  name: Type.String(),
  group: Type.String(),
  meaning: Type.String(),
  type: Type.String(),
  /** `milliseconds`, `hours`, …; empty: it has none. */
  unit: Type.String(),
  /** Smallest and largest value, or the choices, as text; empty: anything of its type. */
  limits: Type.String(),
  value: Type.String(),
  otherwise: Type.String(),
  isSecret: Type.Boolean(),
  origin: Type.Union([Type.Literal('default'), Type.Literal('file')]),
});
export type SettingRow = Static<typeof SettingRow>;

/**
 * All settings with their meaning and their source. They are changed in the city's file, which is read at the start.
 */
export const listSettings = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/settings',
  access: operator('settings'),
  input: Type.Object({}),
  output: Type.Object({ cityFile: Type.String(), settings: Type.Array(SettingRow) }),
});

/**
 * Whether a value would be taken: the sentence with which the start would refuse it, or nothing. `value` is JSON or, where
 * it is none, a text.
 */
export const trySetting = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'auth',
  path: '/deployment/try-setting',
  access: operator('settings'),
  input: Type.Object({ name: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 5000 }) }),
  output: Type.Object({
    /** Empty: it would be taken. */
    complaint: Type.String(),
    /** The text for the city's file. */
    line: Type.String(),
  }),
});

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { settingSections } from '../model/setting-kinds';
import { settingsEditors } from './access';

// Settings that are changed in the browser, at once and in every process. Who runs the deployment changes all of them, an
// administrator of the city those of the section `portal`.

/** JSON of a text, a number or a yes and no. */
const Value = Type.String({ maxLength: 400 });

/** A setting that may be changed in the browser. */
export const ChangeableSetting = Type.Object({
  name: Type.String(),
  section: Type.Enum([...settingSections]),
  meaning: Type.String(),
  control: Type.Enum(['text', 'number', 'switch']),
  /** `minutes`, `hours`, …, in which people read it; empty: it has none. */
  unit: Type.String(),
  /** What the stored number is divided by to have that unit. */
  per: Type.Number(),
  minimum: Maybe(Type.Number()),
  maximum: Maybe(Type.Number()),
  value: Value,
  /** What holds without a change in the browser. */
  inherited: Value,
  source: Type.Enum(['default', 'file', 'browser']),
  /** The change that holds; null: none. Sent back with a new value. */
  changeId: Maybe(Id),
});
export type ChangeableSetting = Static<typeof ChangeableSetting>;

/** What was saved at once, by whom and why. */
export const SettingBatch = Type.Object({
  batchId: Id,
  by: Type.String(),
  at: Type.String(),
  reason: Type.String(),
  changes: Type.Array(Type.Object({ name: Type.String(), before: Value, after: Value })),
  /** Nobody has changed any of it since, and it is young enough. */
  canUndo: Type.Boolean(),
});
export type SettingBatch = Static<typeof SettingBatch>;

/** The settings that the caller may change, and the latest changes of these. */
export const changeableSettings = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/changeable-settings',
  access: settingsEditors,
  input: Type.Object({}),
  output: Type.Object({ settings: Type.Array(ChangeableSetting), batches: Type.Array(SettingBatch) }),
});

/**
 * Saves changes together; they hold in every process within a second. Null as value: the file decides again. 422 at the
 * field for a value that is refused; 409 with both versions when somebody changed one of them since.
 */
export const changeSettings = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-settings',
  access: settingsEditors,
  input: Type.Object({
    changes: Type.Array(
      Type.Object({ name: Type.String({ maxLength: 100 }), value: Maybe(Value), changeId: Maybe(Id) }),
      { minItems: 1, maxItems: 21 },
    ),
    reason: Type.String({ maxLength: 200 }),
  }),
  output: Type.Object({ batchId: Id }),
});

/** Puts back what a batch changed. 409 `deployment.error.changedSince` if any of it was changed since, or after a day. */
export const undoSettings = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/undo-settings',
  access: settingsEditors,
  input: Type.Object({ batchId: Id }),
  output: Type.Object({ batchId: Id }),
});

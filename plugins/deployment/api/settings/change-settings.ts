import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { levels } from 'edutech/core/common/organisation/levels';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { settingSections } from '../../model/settings/setting-kinds';
import { settingsEditors } from '../access';
import { batchOf } from './batch';

// Settings that are changed in the browser, at once and in every process: for the city, and what may differ there for a
// county or a school. Who runs the deployment changes all of the city's, an administrator of the city those of the portal
// and of teaching, and each administrator what may differ at a place that they administer.

/** JSON of a text, a number or a yes and no. */
const Value = Type.String({ maxLength: 400 });

const Level = Type.Enum([...levels]);
/** Where a value comes from: the platform itself, the server's file, or a level. */
const Source = Type.Enum(['default', 'file', ...levels]);

/** A value on the way down to a place. */
const SettingStep = Type.Object({
  level: Source,
  /** Of the city, the county or the school; empty for what lies above. */
  name: Type.String(),
  value: Value,
});
export type SettingStep = Static<typeof SettingStep>;

/** Whose settings: of a county or a school; without either of the caller's own level. 404 outside of what the caller administers. */
const Place = { countyId: Type.Optional(Id), schoolId: Type.Optional(Id) };

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
  /** A limit gets stricter by being lower, or higher; null: it is no limit. */
  stricter: Maybe(Type.Enum(['lower', 'higher'])),
  /** The value that a limit cannot be looser than here; null: none. */
  bound: Maybe(Value),
  value: Value,
  /** What holds without a value of its own here. */
  inherited: Value,
  source: Source,
  /** Only a level above may change it. */
  isLocked: Type.Boolean(),
  /** Each level that has a value, from above down to here. */
  path: Type.Array(SettingStep),
  /** Schools below that follow; null where none can have another value. */
  follow: Maybe(Type.Integer()),
  /** Places below with a value of their own, the first of them; and how many there are. */
  own: Type.Array(SettingStep),
  ownCount: Type.Integer(),
  /** The change that holds here; null: none. Sent back with a new value. */
  changeId: Maybe(Id),
});
export type ChangeableSetting = Static<typeof ChangeableSetting>;

/** What was saved at once, by whom and why. */
export const SettingBatch = batchOf(Type.Object({ name: Type.String(), before: Value, after: Value }));
export type SettingBatch = Static<typeof SettingBatch>;

const Choice = Type.Object({ id: Id, name: Type.String() });

/** The settings of a place that the caller sees, and the latest changes of those that the caller may change. */
export const changeableSettings = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/changeable-settings',
  access: settingsEditors,
  input: Type.Object(Place),
  output: Type.Object({
    place: Type.Object({ level: Level, name: Type.String(), countyId: Maybe(Id), schoolId: Maybe(Id) }),
    /** The highest level that the caller may go to. */
    top: Level,
    cityName: Type.String(),
    /** Where else the caller may go: counties, and schools of the county of this place. */
    counties: Type.Array(Choice),
    schools: Type.Array(Choice),
    settings: Type.Array(ChangeableSetting),
    batches: Type.Array(SettingBatch),
  }),
});

/**
 * Saves changes of a place together; they hold in every process within a second. Null as value: the level above decides
 * again. 422 at the field for a value that is refused, or a limit that is looser than above; 409 with both versions when somebody changed one of them since.
 */
export const changeSettings = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/change-settings',
  access: settingsEditors,
  input: Type.Object({
    ...Place,
    changes: Type.Array(
      Type.Object({ name: Type.String({ maxLength: 100 }), value: Maybe(Value), changeId: Maybe(Id) }),
      { minItems: 1, maxItems: 30 },
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

import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { operator } from './access';

const PluginId = Type.String({ pattern: '^[a-z][a-z0-9]*$', maxLength: 60 });
/** How much harm a right can do in wrong hands. */
const Risk = Type.Union([Type.Literal('ordinary'), Type.Literal('notice'), Type.Literal('sensitive')]);

/** A permission code of a module, in plain words. */
export const ModulePermission = Type.Object({
  code: Type.String(),
  title: Type.String(),
  risk: Risk,
  /** The default holders when a city starts. */
  grantedTo: Type.Array(Type.String()),
  actions: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), risk: Risk })),
});
export type ModulePermission = Static<typeof ModulePermission>;

/** The options of a module that a city may set, and their values here. Values are JSON. */
export const ModuleOption = Type.Object({
  name: Type.String(),
  type: Type.String(),
  meaning: Type.String(),
  value: Type.String(),
  otherwise: Type.String(),
  /** The source of the value. */
  origin: Type.Union([Type.Literal('default'), Type.Literal('registry'), Type.Literal('file')]),
});
export type ModuleOption = Static<typeof ModuleOption>;

/** A module that is installed. */
export const InstalledModule = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Icon of its first entry of navigation. */
  icon: Type.String(),
  version: Type.String(),
  /** Not ours: where it was taken from; empty: it belongs to the platform. */
  from: Type.String(),
  /** Declared, but not built yet. */
  isUndeveloped: Type.Boolean(),
  permissions: Type.Array(ModulePermission),
  routes: Type.Array(Type.Object({ path: Type.String(), title: Type.String(), isUndeveloped: Type.Boolean() })),
  options: Type.Array(ModuleOption),
  requires: Type.Array(Type.String()),
  requiredBy: Type.Array(Type.String()),
  /** False: it may not be switched off here, because this page would go with it. */
  canSwitch: Type.Boolean(),
  isOn: Type.Boolean(),
  /** Counties where it is switched off. */
  offIn: Type.Array(Type.String()),
  /** Calls of today (city time), those that failed, and milliseconds that one took on average. */
  use: Type.Object({ calls: Type.Integer(), failures: Type.Integer(), milliseconds: Type.Number() }),
});
export type InstalledModule = Static<typeof InstalledModule>;

/** All modules in navigation order, and those that a file excludes. */
export const listModules = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/modules',
  access: operator('modules'),
  input: Type.Object({}),
  output: Type.Object({
    counties: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), schools: Type.Integer() })),
    modules: Type.Array(InstalledModule),
    /** Named by registry or build, but switched off by a file: only a restart brings them back. */
    off: Type.Array(Type.String()),
    /** Path of the city's own file; empty: there is none. */
    cityFile: Type.String(),
  }),
});

/**
 * Switches a module on or off for the city (`countyId` null) or for one county; effective in every server process
 * within seconds. Its data stays. Throws `deployment.error.noModule` (404) and `deployment.error.neverOff` (422).
 */
export const turnModule = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/turn-module',
  access: operator('modules'),
  input: Type.Object({ plugin: PluginId, countyId: Maybe(Id), on: Type.Boolean() }),
  output: Type.Object({ changedAt: Type.String() }),
});

/** Which server processes the newest switch has reached. */
export const moduleReach = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/module-reach',
  access: operator('modules'),
  input: Type.Object({}),
  output: Type.Object({
    /** ISO 8601; null: nothing was ever switched. */
    changedAt: Maybe(Type.String()),
    processes: Type.Array(Type.Object({ host: Type.String(), pid: Type.Integer(), hasHeard: Type.Boolean() })),
  }),
  perMinute: 240,
});

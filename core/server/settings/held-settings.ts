import type { Id } from '../../common/ids';
import { token } from '../../common/token';
import {
  type ChangeableName,
  isChangeable,
  type LeveledName,
  leveledNames,
  prevailing,
  strictnessOf,
} from './changeable';
import type { Settings } from './settings';

/** Values that were set in the browser, by name. */
type Values = Readonly<Record<string, unknown>>;

/** What was set in the browser: for the city, and for the schools that a county or they themselves have set something for. */
export interface HeldChanges {
  readonly city: Values;
  /** From above to below: the county's, then the school's. */
  readonly ofSchools?: ReadonlyMap<Id, readonly Values[]>;
}

/** Settings as they hold at a school: its own, else its county's, else the city's. */
export interface LevelSettings {
  /** Null: where there is no school, as the city has them. Read it when it is needed. */
  at(schoolId: Id | null): Pick<Settings, LeveledName>;
}
export const LevelSettings = token<LevelSettings>('core.LevelSettings');

/** The settings that hold now: those of the file, and over them what was changed while the platform runs. */
export interface HeldSettings extends LevelSettings {
  /** One object for the whole life of the process; its properties follow each change. Read them when they are needed. */
  readonly settings: Settings;
  /** As the file says, with the defaults of what it does not say. */
  readonly file: Settings;
  /** Whether the file says it. A limit that it gives binds the city; a default does not. */
  isGiven(name: string): boolean;
  hold(changes: HeldChanges): void;
}
export const HeldSettings = token<HeldSettings>('core.HeldSettings');

export function heldSettings(file: Settings, given: Values = {}): HeldSettings {
  let now = file;
  let ofSchools: ReadonlyMap<Id, readonly Values[]> = new Map();
  /** Resolved once for each school that differs, until the next change. */
  const resolved = new Map<Id, Pick<Settings, LeveledName>>();
  const isGiven = (name: string) => Object.hasOwn(given, name);
  const settings = {} as Settings;
  for (const name of Object.keys(file) as (keyof Settings)[]) {
    Object.defineProperty(settings, name, { enumerable: true, get: () => now[name] });
  }
  return {
    settings,
    file,
    isGiven,
    at(schoolId) {
      const below = schoolId === null ? undefined : ofSchools.get(schoolId);
      if (schoolId === null || !below) return now;
      const known = resolved.get(schoolId) ?? resolve(now, below);
      resolved.set(schoolId, known);
      return known;
    },
    hold(changes) {
      const city = Object.entries(changes.city).map(([name, value]) => [
        name,
        cityValue({ file, isGiven }, name, value),
      ]);
      now = { ...file, ...Object.fromEntries(city) };
      ofSchools = changes.ofSchools ?? new Map();
      resolved.clear();
    },
  };
}

/** What the city's value comes to: a limit that the machine's file gives is not loosened by it. */
function cityValue({ file, isGiven }: Pick<HeldSettings, 'file' | 'isGiven'>, name: string, value: unknown): unknown {
  const bound = isChangeable(name) ? fileBound({ file, isGiven }, name) : null;
  return isChangeable(name) && bound !== null ? prevailing(name, [bound, value]) : value;
}

/** The value of the file that the city cannot loosen; null: there is none. */
export const fileBound = ({ file, isGiven }: Pick<HeldSettings, 'file' | 'isGiven'>, name: ChangeableName): unknown =>
  isGiven(name) && strictnessOf(name) !== null ? file[name] : null;

const resolve = (city: Settings, below: readonly Values[]): Pick<Settings, LeveledName> => ({
  ...city,
  ...Object.fromEntries(
    leveledNames.map((name) => [
      name,
      prevailing(name, [city[name], ...below.flatMap((values) => (name in values ? [values[name]] : []))]),
    ]),
  ),
});

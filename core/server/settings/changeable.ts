import { token } from '../../common/token';
import type { Settings } from './settings';

/** Settings that may be changed while the platform runs; all others belong to the machine and are read at its start. */
export const changeableNames = [
  'cityName',
  'cityNameEn',
  'platformName',
  'platformNameEn',
  'organiser',
  'organiserEn',
  'hotline',
  'icpRecord',
  'policeRecord',
  'siteCode',
  'minorsPage',
  'reportPage',
  'accessibilityPage',
  'idleMilliseconds',
  'sharedIdleMilliseconds',
  'sessionHours',
  'rememberDays',
  'askAgreements',
  'auditDays',
  'personQuotaGigabytes',
  'schoolQuotaGigabytes',
] as const satisfies readonly (keyof Settings)[];
export type ChangeableName = (typeof changeableNames)[number];

export const isChangeable = (name: string): name is ChangeableName => changeableNames.some((one) => one === name);

/** The settings that hold now: those of the file, and over them what was changed while the platform runs. */
export interface HeldSettings {
  /** One object for the whole life of the process; its properties follow each change. Read them when they are needed. */
  readonly settings: Settings;
  /** As the file says. */
  readonly file: Settings;
  hold(changes: Readonly<Record<string, unknown>>): void;
}

export const HeldSettings = token<HeldSettings>('core.HeldSettings');

export function heldSettings(file: Settings): HeldSettings {
  let now = file;
  const settings = {} as Settings;
  for (const name of Object.keys(file) as (keyof Settings)[]) {
    Object.defineProperty(settings, name, { enumerable: true, get: () => now[name] });
  }
  return {
    settings,
    file,
    hold: (changes) => {
      now = { ...file, ...changes };
    },
  };
}

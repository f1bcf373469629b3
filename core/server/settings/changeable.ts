import { isAtOrAbove, type Level } from '../../common/organisation/levels';
import type { Settings } from './settings';

/** How a setting is changed while the platform runs. */
export interface Changing {
  /** The lowest level that may have a value of its own; every level above it may, too. */
  readonly lowest: Level;
  /** A limit: a value is stricter than another if it is lower, or higher. Below, a limit can be made stricter only. */
  readonly stricter?: 'lower' | 'higher';
  /** A secret: its rows are sealed ({@link sealedPurpose}), it is replaced and never read. */
  readonly isSealed?: true;
}

const ofCity = { lowest: 'city' } as const satisfies Changing;

/** Settings that may be changed while the platform runs; all others belong to the machine and are read at its start. */
export const changeable = {
  cityName: ofCity,
  cityNameEn: ofCity,
  platformName: ofCity,
  platformNameEn: ofCity,
  organiser: ofCity,
  organiserEn: ofCity,
  hotline: { lowest: 'county' },
  icpRecord: ofCity,
  policeRecord: ofCity,
  siteCode: ofCity,
  minorsPage: ofCity,
  reportPage: { lowest: 'county' },
  accessibilityPage: ofCity,
  quietFrom: { lowest: 'school', stricter: 'lower' },
  quietUntil: { lowest: 'school', stricter: 'higher' },
  primaryMinutes: { lowest: 'school', stricter: 'lower' },
  juniorMinutes: { lowest: 'school', stricter: 'lower' },
  mailUrl: { ...ofCity, isSealed: true },
  mailFrom: ofCity,
  identityServices: { ...ofCity, isSealed: true },
  messageServices: { ...ofCity, isSealed: true },
  assistantService: { ...ofCity, isSealed: true },
  assistantAgreed: { lowest: 'school' },
  assistantDailyTokens: { lowest: 'school', stricter: 'lower' },
  assistantMonthlyTokens: { lowest: 'school', stricter: 'lower' },
  idleMilliseconds: ofCity,
  sharedIdleMilliseconds: ofCity,
  sessionHours: ofCity,
  rememberDays: ofCity,
  askAgreements: ofCity,
  auditDays: ofCity,
  failureMails: ofCity,
  personQuotaGigabytes: { lowest: 'school', stricter: 'lower' },
  schoolQuotaGigabytes: { lowest: 'county', stricter: 'lower' },
} as const satisfies Readonly<Partial<Record<keyof Settings, Changing>>>;
type Changeable = typeof changeable;
export type ChangeableName = keyof Changeable;

export const changeableNames = Object.keys(changeable) as ChangeableName[];
export const isChangeable = (name: string): name is ChangeableName => Object.hasOwn(changeable, name);

/** Settings that counties or schools may have values of their own of: they are asked for at a school. */
export type LeveledName = {
  [Name in ChangeableName]: Changeable[Name]['lowest'] extends 'city' ? never : Name;
}[ChangeableName];

/** Whether a level may have a value of its own of a setting. */
export const hasOwnAt = (name: ChangeableName, level: Level): boolean => isAtOrAbove(level, changeable[name].lowest);
/** The settings whose value depends on the school. */
export const leveledNames = changeableNames.filter((name): name is LeveledName => hasOwnAt(name, 'county'));

const changingOf = (name: ChangeableName): Changing => changeable[name];

/** Whether a setting is a secret, whose rows only the vault opens. */
export const isSealed = (name: ChangeableName): boolean => changingOf(name).isSealed === true;
/** For the vault; the owner is the setting's name. */
export const sealedPurpose = 'core.setting';

/** How a limit gets stricter; null: the setting is no limit. */
export const strictnessOf = (name: ChangeableName): NonNullable<Changing['stricter']> | null =>
  changingOf(name).stricter ?? null;

/** Whether a limit lets more through than another. Times of day are compared as they are written. */
export function isLooser(name: ChangeableName, value: unknown, other: unknown): boolean {
  const [one, two] = [value as number, other as number];
  const stricter = strictnessOf(name);
  return stricter !== null && (stricter === 'lower' ? one > two : one < two);
}

/**
 * What holds of values that were set from above to below: the lowest, or the strictest of a limit, so that a county which
 * had set one before the city made its own stricter is not looser than the city.
 */
export const prevailing = (name: ChangeableName, values: readonly unknown[]): unknown =>
  values.reduce((held, value) => (isLooser(name, value, held) ? held : value));

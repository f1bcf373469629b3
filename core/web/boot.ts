import { actionExpiry } from '../common/browser/storage-lifetimes';
import { defaultLanguage, type Language } from '../common/languages';
import type { LoginResult } from '../common/session';
import type { PasswordPreset } from '../common/security/password-policy';

/** Who answers for the platform, and what a public site must show of itself; an empty text is not shown. */
export interface Imprint {
  readonly organiser: Readonly<Record<Language, string>>;
  readonly hotline: string;
  /** Number of the ICP record (Ministry of Industry and Information Technology). */
  readonly icp: string;
  /** Number of the public security record. */
  readonly policeRecord: string;
  /** Identification code of a government site; empty: it is none. */
  readonly siteCode: string;
  /** Addresses; empty: there is no such page. */
  readonly minorsPage: string;
  readonly reportPage: string;
  readonly accessibilityPage: string;
}

/**
 * What the host's server writes into `<script type="application/json" id="edutech-boot">` of every page: the facts that
 * the browser may know before its first call. Nothing in it is secret; only `person` is about a person, whose document it is.
 */
export interface Boot {
  readonly language: Language;
  readonly cityName: Readonly<Record<Language, string>>;
  readonly platformName: Readonly<Record<Language, string>>;
  readonly imprint: Imprint;
  /** Plugin id → public options. */
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Plugins that are installed but switched off just now. */
  readonly switchedOff: readonly string[];
  /** Plugins that run here; absent: all of the build. */
  readonly installed?: readonly string[];
  readonly idleMilliseconds: number;
  /** The same at a shared computer; absent: ten minutes. */
  readonly sharedIdleMilliseconds?: number;
  /** For how many days one may stay signed in on a device; 0: not at all. */
  readonly rememberDays?: number;
  readonly version: string;
  readonly development: boolean;
  /** What a new password must have (setting `passwordPolicy`); absent: the usual preset. */
  readonly passwordPolicy?: PasswordPreset;
  /** Id of the sub-application that this deployment serves alone (`famous`). */
  readonly mount?: string;
  /** API roots on other servers: root → base address. */
  readonly roots?: Readonly<Record<string, string>>;
  /** Every write is to be encrypted. */
  readonly sealAllWrites?: boolean;
  /** Plugin id → address of its style sheet, for pages that are opened later. */
  readonly sheets?: Readonly<Record<string, string>>;
  /**
   * The signed-in person, as a login returns it: the first page then requests its own data at once. Absent for
   * visitors.
   */
  readonly person?: LoginResult;
  /** Compiled messages that came with the page, so that the first rendering needs no further request. */
  readonly messages?: Readonly<Record<string, unknown>>;
}

export const bootId = 'edutech-boot';

const missing: Boot = {
  language: defaultLanguage,
  cityName: { 'zh-CN': '', en: '' },
  platformName: { 'zh-CN': '', en: '' },
  imprint: {
    organiser: { 'zh-CN': '', en: '' },
    hotline: '',
    icp: '',
    policeRecord: '',
    siteCode: '',
    minorsPage: '',
    reportPage: '',
    accessibilityPage: '',
  },
  options: {},
  switchedOff: [],
  idleMilliseconds: actionExpiry,
  version: '',
  development: false,
};

/** Reads the page's boot facts; a page without them (a test, a frame) gets quiet defaults. */
export function readBoot(page: Pick<Document, 'getElementById'>): Boot {
  const text = page.getElementById(bootId)?.textContent;
  return text ? { ...missing, ...(JSON.parse(text) as Partial<Boot>) } : missing;
}

import type { EndpointsOf, InputOf } from '../../common/endpoint';
import type { Id } from '../../common/ids';
import type { PluginManifest } from '../../common/plugin';
import type { Token } from '../../common/token';
import type { Clock } from '../clock';
import type { Db } from '../data/db';
import type { Files } from '../files/files';

/** A demo account, by its user name. */
export interface DemoPerson {
  readonly personId: Id;
  readonly username: string;
  readonly name: string;
  readonly roleId: Id | null;
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
  readonly classIds: readonly Id[];
}

/** Names of the accounts that the demo city always has; all with the password `Demo-2026!`. */
export const demoAccounts = [
  'superadmin',
  'cityadmin',
  'countyadmin',
  'schooladmin',
  'principal',
  'headteacher',
  'teacher',
  'student',
  'guardian',
  'auditor',
  'guestcity',
  'guestarea',
  'mustchange',
  'norole',
] as const;
export type DemoAccount = (typeof demoAccounts)[number];

/** Further accounts to sign in with: the city's news desk, operators all three, who write, review and let out. */
export const deskAccounts = ['editor', 'reviewer', 'final'] as const;
export type DeskAccount = (typeof deskAccounts)[number];

/** What core has built before plugins add theirs: the fixtures of tests and the content of a first start. */
export interface DemoWorld {
  readonly people: Readonly<Record<DemoAccount, DemoPerson>>;
  /** The school of `teacher`, `student`, `principal`, `headteacher`, `schooladmin`. */
  readonly schoolId: Id;
  readonly otherSchoolId: Id;
  readonly cityId: Id;
  readonly countyId: Id;
  readonly termId: Id;
  /** A class that `teacher` teaches and `student` sits in. */
  readonly classId: Id;
  /** Another class of the same school, which `teacher` does not teach. */
  readonly otherClassId: Id;
  /** A class of another school. */
  readonly foreignClassId: Id;
}

/**
 * The context of a demo builder. It runs once, in one transaction, as the system. Random numbers are from `random`
 * only.
 */
export interface DemoContext {
  readonly db: Db;
  readonly world: DemoWorld;
  readonly files: Files;
  readonly clock: Clock;
  /** Folder of the plugin, for media that it ships under `server/demo/`. */
  readonly folder: string;
  /** Deterministic numbers in [0, 1). */
  random(): number;
  /** Deterministic id for a key, the same in every demo city. */
  id(key: string): Id;
  /** What plugins have contributed to a list: a builder reports to them as it would in use. */
  contributed<T>(token: Token<readonly T[]>): readonly T[];
}

/** Inputs that the permission matrix tries: the same body asked for by its owner and by those who must not have it. */
export type SampleSet<Input> =
  /** Open to everybody who meets the endpoint's access: no row belongs to anybody. */
  | { readonly shared: Input }
  /**
   * Nothing written down beforehand can be answered (a sealed password, a ticket that works once): this is refused to
   * everybody, and `shownBy` is the test file in which such a call is answered.
   */
  | { readonly refused: Input; readonly shownBy: `tests/${string}.test.ts` }
  /** Rows that belong to people: own first, then those that must be refused (404 or 403). `null`: no such case. */
  | {
      readonly as: DemoAccount;
      readonly own: Input;
      readonly otherClass: Input | null;
      readonly otherSchool: Input | null;
      /**
       * Rows of another school of the same county, for what a school's administrator may be asked too: refused to him.
       * Of an endpoint whose `as` administers a county, `own` belongs to his school.
       */
      readonly neighbour?: Input | null;
      /** All of the school who meet the endpoint's access are answered `own` too: only another school's row is refused. */
      readonly isOfSchool?: true;
    };

type IdKeys<Input> = Extract<keyof Input, 'id' | `${string}id` | `${string}Id` | `${string}ids` | `${string}Ids`>;
type NeedsSample<E> = [IdKeys<InputOf<E>>] extends [never] ? false : true;
type SampledEndpoints<Api> = {
  [Name in keyof EndpointsOf<Api> as NeedsSample<EndpointsOf<Api>[Name]> extends true ? Name : never]: (
    world: DemoWorld,
    id: DemoContext['id'],
  ) => SampleSet<InputOf<EndpointsOf<Api>[Name]>>;
};
type OptionalSamples<Api> = {
  [Name in keyof EndpointsOf<Api>]?: (
    world: DemoWorld,
    id: DemoContext['id'],
  ) => SampleSet<InputOf<EndpointsOf<Api>[Name]>>;
};
type OnePages<M extends PluginManifest> = {
  [K in keyof M['routes'] as M['routes'][K] extends { undeveloped: true }
    ? never
    : M['routes'][K] extends { query: readonly string[] }
      ? K
      : M['routes'][K] extends { path: `${string}:${string}` }
        ? K
        : never]: (world: DemoWorld, id: DemoContext['id']) => string;
};

/** The demo half of a plugin: its rows, and the samples that the contract suite feeds on. */
export interface Demo<M extends PluginManifest, Api> {
  build?(context: DemoContext): Promise<void>;
  /** For each endpoint with an id in its input; others may name one where an empty input will not do. */
  readonly samples: SampledEndpoints<Api> & OptionalSamples<Api>;
  /** Address of each page that shows one thing. */
  readonly pages: OnePages<M>;
}

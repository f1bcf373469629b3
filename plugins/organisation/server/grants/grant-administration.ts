import type { Id } from 'edutech/core/common/ids';
import type { GrantRefusal } from '../../model/granting';
import type { Grantee } from 'edutech/core/common/plugin';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { HeldActions } from './matrix/deviations';
import type { HolderRow } from './holders.queries';
import type { InstalledCode } from './installed-codes';
import type { PostRow } from './posts.queries';
import type { Reason } from './reasons';

/** A name that rights are given to by default. */
export interface GranteeColumn {
  readonly grantee: Grantee;
  /** Of the people whom the asker sees. */
  readonly people: number;
  /** Why the actor may not change it; null: they may. */
  readonly refusal: GrantRefusal['why'] | null;
}

/** Roles that hold a code by default. */
export interface MatrixRow extends InstalledCode {
  readonly version: number;
  /** Only names that hold it. */
  readonly grants: Readonly<Partial<Record<Grantee, readonly string[]>>>;
  /** Rights that the asker may hand on by default: the code itself as an empty text, and actions. */
  readonly mayGive: readonly string[];
}

export interface Matrix {
  readonly columns: readonly GranteeColumn[];
  readonly rows: readonly MatrixRow[];
}

/**
 * Why a right is held in a post or not; `off`: the module is switched off at the post's place; `duty`: not available to
 * administrators with another duty.
 */
export interface PostRight extends Omit<Reason, 'why'> {
  readonly why: Reason['why'] | 'off' | 'duty';
  readonly isHeld: boolean;
  readonly mayGive: boolean;
}

export interface PostCode extends InstalledCode, PostRight {
  readonly byAction: Readonly<Record<string, PostRight>>;
}

/** One post of a person and all that may be done in it. */
export interface PostRights {
  readonly post: PostRow;
  /** Why the asker may change nothing of it; `noPost`: there is no post that could differ. */
  readonly refusal: GrantRefusal['why'] | 'noPost' | null;
  readonly codes: readonly PostCode[];
}

export interface HoldersFilter {
  readonly code: string;
  readonly action?: string | undefined;
  readonly q?: string | undefined;
  readonly how?: HolderRow['how'] | undefined;
  readonly page: number;
  readonly pageLine: number;
}

/** A change: a code with its new actions, and the version that was read. */
export interface GrantChange {
  readonly code: string;
  /** Null: the code is not held at all. */
  readonly actions: HeldActions;
  readonly version: number;
}

/** What is held of a code, and the version that a change of it names. */
export type HeldCode = Omit<GrantChange, 'code'>;

/**
 * Rights of all people, for administrators with `organisation_admin.roles`: the city's defaults, each post's
 * deviations, the holders of a right, and why. Rule of granting: plugins/organisation/model/granting.ts. `db` is the
 * caller's own, so that nobody sees or changes posts out of their reach. Changes are audited, take effect in every
 * process within a second, and answer 409 with both versions if somebody else was faster; to undo them, write the
 * previous values.
 */
export interface GrantAdministration {
  matrix(db: Db, actor: SignedIn): Promise<Matrix>;
  /** Changes the default rights of a role. Throws 403 by {@link GrantRefusal}. Returns the code's new version. */
  setDefault(db: Db, actor: SignedIn, grantee: Grantee, change: GrantChange): Promise<number>;
  /** What a role holds of a code by default; nobody else changes it before the transaction ends. */
  ofGrantee(db: Db, grantee: Grantee, code: string): Promise<HeldCode>;
  /** What a post holds of a code, likewise. Throws 404. */
  ofPost(db: Db, postId: Id, code: string): Promise<HeldCode>;
  holders(
    db: Db,
    actor: SignedIn,
    filter: HoldersFilter,
  ): Promise<{ rows: HolderRow[]; counts: Readonly<Record<HolderRow['how'], number>> }>;
  /** People by name, number or user name. */
  find(db: Db, actor: SignedIn, words: string): Promise<PostRow[]>;
  /** Everything that a person may do in each post, with reasons. Throws 404 for people whom the asker does not see. */
  rightsOf(db: Db, actor: SignedIn, personId: Id): Promise<PostRights[]>;
  /** Changes the rights of one post. Throws 403 by {@link GrantRefusal}, 404. Returns the post's new version. */
  setPost(db: Db, actor: SignedIn, postId: Id, change: GrantChange): Promise<number>;
}

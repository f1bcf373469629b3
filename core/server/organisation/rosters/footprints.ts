import type { Id } from '../../../common/ids';
import { contributions } from '../../../common/token';
import type { Db } from '../../data/db';

/** People or classes whose addition somebody wants to undo. */
export interface Suspects {
  readonly personIds: readonly Id[];
  readonly classIds: readonly Id[];
}

/** Work that a plugin keeps about some of them. */
export interface Footprint {
  /** Message with `{count}`: "3 份作业" / "3 assignments". */
  readonly what: string;
  readonly count: number;
  /** Some of those whose work it is, so that their rows can be named. */
  readonly personIds: readonly Id[];
  readonly classIds: readonly Id[];
}

/** Here a plugin reports its data about people and classes, so that an undo does not remove them. */
export interface RosterFootprint {
  /** As the system, in the transaction of the undo. Bulk: one statement for all. */
  of(db: Db, suspects: Suspects): Promise<readonly Footprint[]>;
}
export const RosterFootprints = contributions<RosterFootprint>('core.RosterFootprints');

import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { bankSources, type BankSource } from 'edutech/core/common/teaching/sources';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Call } from 'edutech/core/server/call';
import type { OwnerAct } from '../common/acts';
import { canBeShared, isOpenToChange, type Shared, type SharingState } from '../common/sharing';
import type { LibraryTables } from './library-tables';
import type { NewReview } from './reviews.queries';
import { updateRemoved, updateRestored, updateWanted, updateWithdrawn } from './sharing.queries';

/** What of a call these acts need. */
export type Acting = Pick<Call<unknown, SignedIn>, 'db' | 'actor' | 'now' | 'client'>;

/** Somebody's own thing, held until COMMIT. */
export type OwnItem = NewReview['item'] & {
  readonly title: string;
  readonly wanted: BankSource | null;
  readonly isRemoved: boolean;
};

/** The things of an area that people own. */
export interface OwnedItems<Item extends OwnItem> {
  readonly tables: LibraryTables;
  /** The owner's among these, held until COMMIT. */
  readonly lockOwn: (db: Db, ids: readonly Id[], ownerId: Id) => Promise<Item[]>;
  readonly seenOf: (item: Item) => BankSource;
  readonly errors: {
    /** 404: no such thing, or not the caller's. */
    readonly missing: string;
    /** 409: shared already so far, or it waits for another review. */
    readonly cannotShare: string;
    /** 422: there is no school to share it with. */
    readonly noSchool: string;
  };
  /**
   * What follows an act within its transaction: files, search, the audit log. A withdrawal names only what others saw:
   * where a request was called off, they see the thing as before.
   */
  readonly follow: (call: Acting, act: OwnerAct, items: readonly Item[]) => Promise<void>;
}

interface Done {
  readonly count: number;
}

/** What owners do with their things: all of the named ones or none, and again without effect. */
export function ownerActsOf<Item extends OwnItem>({ tables, lockOwn, seenOf, errors, follow }: OwnedItems<Item>) {
  const sharingStateOf = (item: Item): SharingState => ({ seen: seenOf(item), wanted: item.wanted });

  /** All of these, of the caller; throws 404 when one of them is somebody else's. */
  const ownOf = async ({ db, actor }: Acting, ids: readonly Id[]): Promise<Item[]> => {
    const items = await lockOwn(db, ids, actor.personId);
    if (items.length !== ids.length) throw notFound(errors.missing);
    return items;
  };

  return {
    ownOf,

    /** Moves things to the trash; `check` refuses those that must stay. */
    remove: async (call: Acting, ids: readonly Id[], check?: (items: readonly Item[]) => void): Promise<Done> => {
      const items = (await ownOf(call, ids)).filter(({ isRemoved }) => !isRemoved);
      check?.(items);
      await updateRemoved(call.db, tables, items, call.now);
      await follow(call, 'remove', items);
      return { count: items.length };
    },

    restore: async (call: Acting, ids: readonly Id[]): Promise<Done> => {
      const items = (await ownOf(call, ids)).filter(({ isRemoved }) => isRemoved);
      await updateRestored(call.db, tables, items);
      await follow(call, 'restore', items);
      return { count: items.length };
    },

    /** Requests that things are shared so far; `submit` writes a review for each. */
    share: async (
      call: Acting,
      { ids, wanted }: { readonly ids: readonly Id[]; readonly wanted: Shared },
      submit: (reviews: readonly (Omit<NewReview, 'item'> & { readonly item: Item })[]) => Promise<void>,
    ): Promise<Done> => {
      const { db, actor, now } = call;
      const items = await ownOf(call, ids);
      if (items.some(({ isRemoved }) => isRemoved)) throw notFound(errors.missing);
      if (!items.every((item) => canBeShared(sharingStateOf(item), wanted))) throw conflict(errors.cannotShare);
      if (wanted === bankSources.school && items.some(({ schoolId }) => schoolId === null))
        throw invalid(errors.noSchool);
      await updateWanted(db, tables, items, wanted, now);
      const review = { ownerPersonId: actor.personId, wanted, submittedAt: now };
      await submit(items.map((item) => ({ id: newId(now.getTime()), item, ...review })));
      return { count: items.length };
    },

    /** Takes things one step back; `may` leaves out what the caller may not withdraw. */
    withdraw: async (call: Acting, ids: readonly Id[], may: (item: Item) => boolean = () => true): Promise<Done> => {
      const items = (await ownOf(call, ids)).filter(
        (item) => !item.isRemoved && !isOpenToChange(sharingStateOf(item)) && may(item),
      );
      await updateWithdrawn(call.db, tables, items, call.now);
      await follow(
        call,
        'withdraw',
        items.filter(({ wanted }) => wanted === null),
      );
      return { count: items.length };
    },
  };
}

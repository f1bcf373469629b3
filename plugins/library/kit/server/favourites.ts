import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Call } from 'edutech/core/server/call';
import { deleteFavourites, insertFavourites } from './favourites.queries';
import type { LibraryTables } from './library-tables';

interface Favourites {
  readonly tables: Pick<LibraryTables, 'favourites' | 'item'>;
  /** Which of these the caller may read. */
  readonly readable: (db: Db, actor: SignedIn, ids: readonly Id[]) => Promise<readonly Id[]>;
  /** Says that one of them was not found. */
  readonly missing: string;
}

type Marking = Call<{ readonly ids: readonly Id[]; readonly on: boolean }, SignedIn>;

/** The handler that marks things, or removes the mark; throws 404 `missing` for what the caller may not read. */
export const favour =
  ({ tables, readable, missing }: Favourites) =>
  async ({ db, actor, input, now }: Marking): Promise<{ count: number }> => {
    if (!input.on) return { count: await deleteFavourites(db, tables, actor.personId, input.ids) };
    const ids = await readable(db, actor, input.ids);
    if (ids.length !== input.ids.length) throw notFound(missing);
    return { count: await insertFavourites(db, tables, actor.personId, ids, now) };
  };

import { notFound } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Language } from 'edutech/core/common/languages';
import { asSystem, type ChildOfGuardian, type SignedIn } from 'edutech/core/server/actor';
import type { Database } from 'edutech/core/server/data/database';
import type { Db } from 'edutech/core/server/data/db';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Child } from '../../api';
import { type BindingRow, type PlaceRow, selectBindings, selectPlaces } from './children.queries';

const system = asSystem('guardians read where their children are');

/** A child as it is in a term. */
export type OwnChild = PlaceRow & Pick<BindingRow, 'relation'>;

/** The way from a guardian to children: only those who are bound, and of them only what the child sees. */
export interface OwnChildren {
  of(db: Db, actor: SignedIn, now: Date): Promise<readonly OwnChild[]>;
  /** 404 `guardian.error.noChild` for everybody else's children. */
  require(db: Db, actor: SignedIn, childId: Id, now: Date): Promise<OwnChild>;
  /** Reads as far as the child sees. */
  read<T>(child: OwnChild, work: (db: Db) => Promise<T>): Promise<T>;
}

/** Over the bindings. `db` is the guardian's own connection: row-level security leaves out other bindings too. */
export function ownChildren(database: Database): OwnChildren {
  const of: OwnChildren['of'] = async (db, actor, now) => {
    const bindings = await selectBindings(db, actor.personId);
    if (bindings.length === 0) return [];
    const ids = bindings.map(({ studentId }) => studentId);
    const places = await database.read(system, (all) => selectPlaces(all, ids, cityDay(now)));
    const placeOf = new Map(places.map((place) => [place.childId, place]));
    return bindings.flatMap(({ studentId, relation }) => {
      const place = placeOf.get(studentId);
      return place ? [{ ...place, relation }] : [];
    });
  };
  return {
    of,
    require: async (db, actor, childId, now) => {
      const child = (await of(db, actor, now)).find((one) => one.childId === childId);
      if (!child) throw notFound('guardian.error.noChild');
      return child;
    },
    read: ({ childId, schoolId }, work) => {
      const child: ChildOfGuardian = { kind: 'child', personId: childId, schoolId };
      return database.read(child, work);
    },
  };
}

export const childOnWire = (
  { childId, name, className, school, schoolEn, relation }: OwnChild,
  language: Language,
): Child => ({
  childId,
  name,
  className,
  school: nameIn(language, school, schoolEn),
  relation,
});

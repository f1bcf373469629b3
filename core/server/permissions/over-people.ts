import { forbidden, notFound } from '../../common/errors';
import type { Id } from '../../common/ids';
import { flattenAcl } from '../../common/permissions/acl';
import { type Category, isAdministrator } from '../../common/permissions/people';
import { token } from '../../common/token';
import type { SignedIn } from '../actor';
import type { Db } from '../data/db';
import type { Grants, PostHolder } from './grants';
import { type Place, placeOf } from './place';
import { type PersonPostRow, selectDeviating, selectPersonPosts } from './over-people.queries';

/** Somebody over whom an administrator has a say. */
export interface PersonUnder {
  readonly personId: Id;
  readonly username: string;
  readonly name: string;
  readonly category: Category;
  /** The school of his active post; null: a bureau's, or none. */
  readonly schoolId: Id | null;
}

/** An administrator as far as it matters over whom he has a say. */
export type Administering = Pick<SignedIn, 'personId' | 'permissions' | 'reach' | 'schoolId' | 'countyId'>;

/** Who may act on somebody's account itself (second factors, acting as another): only administrators of that person. */
export interface OverPeople {
  /**
   * The person, for an actor who holds `permission` and above whose rights the person's are not. Throws 403 without the
   * permission, 404 `core.overPeople.nobody` for people elsewhere (and oneself; and those
   * whose account is frozen, unless `evenFrozen`), 403 `core.overPeople.moreRights`.
   * `db` sees as the system.
   */
  require(
    db: Db,
    actor: Administering,
    personId: Id,
    permission: string,
    options?: { readonly evenFrozen?: boolean },
  ): Promise<PersonUnder>;
  /**
   * What power over others somebody has in all of his posts: each right with the place that it reaches over, as texts to be
   * compared. `db` sees as the system.
   */
  powersOf(db: Db, personId: Id): Promise<ReadonlySet<string>>;
  /**
   * The people among these, each in one of his posts, who have a right over others that is not among `rights`: what
   * `require` asks of one account, for many. `db` sees as the system.
   */
  above(db: Db, rights: ReadonlySet<string>, holders: readonly PostHolder[]): Promise<ReadonlySet<Id>>;
}
export const OverPeople = token<OverPeople>('core.OverPeople');

/** Over the tables. It keeps nothing, so there is one for all. */
export const overPeople = (grants: Grants): OverPeople => ({
  async require(db, actor, personId, permission, { evenFrozen = false } = {}) {
    if (!actor.permissions.has(permission)) throw forbidden();
    const posts = await selectPersonPosts(db, personId, evenFrozen);
    const [first] = posts;
    if (!first || personId === actor.personId) throw notFound('core.overPeople.nobody');
    if (!posts.every((post) => isWithin(actor, placeOf(post.category, post.roleType === null ? null : postOf(post)))))
      throw notFound('core.overPeople.nobody');
    for (const { category, postId, roleType } of posts) {
      const held = flattenAcl(await grants.aclOf(db, { personId, category, postId, roleType }));
      if (!hasNoMoreRights(actor.permissions, held)) throw forbidden('core.overPeople.moreRights');
    }
    return first;
  },
  async powersOf(db, personId) {
    const found = new Set<string>();
    for (const row of await selectPersonPosts(db, personId, true)) {
      const { category, postId, roleType } = row;
      const { reach, schoolId, countyId } = placeOf(category, roleType === null ? null : postOf(row));
      const over = { city: '', county: countyId, school: schoolId }[reach];
      const held = flattenAcl(await grants.aclOf(db, { personId, category, postId, roleType }));
      for (const right of rightsOverOthers(held)) found.add(`${reach} ${over} ${right}`);
    }
    return found;
  },
  async above(db, rights, holders) {
    const own = new Set(
      await selectDeviating(
        db,
        holders.flatMap(({ postId }) => postId ?? []),
      ),
    );
    const byKind = new Map<string, boolean>();
    const found = new Set<Id>();
    for (const holder of holders) {
      const { personId, category, roleType, postId } = holder;
      // grants of a post belong to one person, and so does a duty of an administrator; everything else is the same for
      // all of a kind
      const isPlain = !isAdministrator(category) && !(postId && own.has(postId));
      const kind = isPlain ? `${category}/${roleType}` : `${personId}/${postId}`;
      const isAbove = byKind.get(kind) ?? !hasNoMoreRights(rights, flattenAcl(await grants.aclOf(db, holder)));
      byKind.set(kind, isAbove);
      if (isAbove) found.add(personId);
    }
    return found;
  },
});

const postOf = ({ roleType, schoolId, countyId }: PersonPostRow) => ({ roleType: roleType!, schoolId, countyId });

/** Whether a place is within the actor's reach: a wider place, or one beside it, is out of reach. */
export function isWithin(actor: Pick<SignedIn, 'reach' | 'schoolId' | 'countyId'>, place: Place): boolean {
  if (actor.reach === 'city') return true;
  if (actor.reach === 'county')
    return place.reach !== 'city' && place.countyId !== null && place.countyId === actor.countyId;
  return place.reach === 'school' && place.schoolId !== null && place.schoolId === actor.schoolId;
}

/**
 * Whether the actor holds all of somebody's rights over others: codes of administration end in `_admin` (people.md). A
 * teacher's rights in lessons give no power over an administrator, who need not hold them.
 */
export function hasNoMoreRights(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return rightsOverOthers(others).every((held) => own.has(held));
}

/** What of somebody's rights gives him power over others. */
export const rightsOverOthers = (rights: ReadonlySet<string>): string[] =>
  [...rights].filter((right) => /^\w+_admin(\.|$)/.test(right));

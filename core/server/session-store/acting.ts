import type { Id } from '../../common/ids';
import { categoryName } from '../../common/permissions/people';
import type { SignedIn } from '../actor';
import { placeOf } from '../permissions/place';
import type { AccountHolder, HeldPost, OpenSession } from '../session/sessions';

/** The post of this id, else the active one, else the first (portal.md section 4: role). */
export function choosePost(holder: AccountHolder, wanted: Id | null): HeldPost | null {
  const { posts } = holder;
  return posts.find((post) => post.id === wanted) ?? posts.find((post) => post.isActive) ?? posts[0] ?? null;
}

/**
 * Whether the password must be changed before anything else is answered. Not in limited sessions, which cannot change
 * it and were not begun with it, nor if another site identified the person, who may not know the password at all.
 */
export const mustChangeFirst = ({ holder, limit, hasOrigin }: Pick<OpenSession, 'holder' | 'limit' | 'hasOrigin'>) =>
  holder.mustChangePassword && limit === 'full' && !hasOrigin;

/** The actor of a session's person in a post, with the flat list of permissions that the post holds. */
export function actorIn(session: OpenSession, post: HeldPost | null, permissions: ReadonlySet<string>): SignedIn {
  const { holder } = session;
  const { reach, schoolId, countyId } = placeOf(holder.category, post);
  return {
    kind: 'person',
    personId: holder.personId,
    username: holder.username,
    name: holder.name,
    category: categoryName(holder.category),
    sessionId: session.sessionId,
    limit: session.limit,
    isShared: session.isShared,
    actedBy: session.actedBy,
    roleId: post?.id ?? null,
    roleType: post?.roleType ?? null,
    reach,
    schoolId,
    countyId,
    mustChangePassword: mustChangeFirst(session),
    permissions,
  };
}

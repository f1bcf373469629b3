import { editConflict } from 'edutech/core/common/wire/edit-conflict';
import { notFound } from 'edutech/core/common/errors';
import { type Granter, mayHandOn, targetRefusal } from '../../model/granting';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { isWithin } from 'edutech/core/server/permissions/over-people';
import { placeOf } from 'edutech/core/server/permissions/place';
import type { Switches } from 'edutech/core/server/switches';
import { type Deviation, effectiveAcl } from 'edutech/core/server/permissions/effective-acl';
import { granteesOf } from 'edutech/core/server/permissions/grantees';
import type { Grants } from 'edutech/core/server/permissions/grants';
import { actionsOf, deviationsFor } from './matrix/deviations';
import type { GrantAdministration, PostRight, PostRights } from './grant-administration';
import { declaredCode, granterOf, requireGrantable, rightsFrom } from './granter';
import { grantableCodes, type InstalledCode } from './installed-codes';
import { selectDefaults } from './matrix/matrix.queries';
import {
  lockPost,
  type PostRow,
  replaceDeviations,
  selectDeviations,
  selectPeople,
  selectPosts,
} from './posts.queries';
import { isHeld, type NamedGrant, reasonFor } from './reasons';
import type { GrantRecords } from './records';

/** Most people of a search result. */
const mostPeople = 20;

interface Needed {
  readonly codes: ReadonlyMap<string, InstalledCode>;
  readonly grants: Grants;
  readonly switches: Switches;
  readonly records: GrantRecords;
}

/** The half of {@link GrantAdministration} that is about single posts. */
export function postsOf(needed: Needed): Pick<GrantAdministration, 'find' | 'ofPost' | 'rightsOf' | 'setPost'> {
  const { codes, records } = needed;
  const grantable = grantableCodes(codes);
  return {
    find: (db, actor, words) => selectPeople(db, actor, words, mostPeople),
    async rightsOf(db, actor, personId) {
      const posts = await selectPosts(db, personId);
      if (posts.length === 0) throw notFound('core.overPeople.nobody');
      const defaults = await selectDefaults(db);
      const deviations = await selectDeviations(
        db,
        posts.flatMap(({ postId }) => postId ?? []),
      );
      return Promise.all(
        posts.map((post) => {
          const own = deviations.filter(({ postId }) => postId === post.postId);
          return rightsIn(db, actor, { ...heldIn(post, defaults, own), post, needed });
        }),
      );
    },
    async ofPost(db, postId, code) {
      const post = await lockPost(db, postId);
      const held = heldIn(post, await selectDefaults(db), await selectDeviations(db, [postId]));
      return { actions: effectiveAcl(held.defaults, held.deviations)[code] ?? null, version: post.version };
    },
    async setPost(db, actor, postId, change) {
      declaredCode(codes, change);
      const { code, actions, version } = change;
      const post = await lockPost(db, postId);
      const held = heldIn(post, await selectDefaults(db), await selectDeviations(db, [postId]));
      const byDefault = actionsOf(held.defaults, code);
      const before = effectiveAcl(held.defaults, held.deviations)[code] ?? null;
      if (post.version !== version)
        throw editConflict({ actions, version }, { actions: before, version: post.version });
      const granter = granterOf(actor, grantable, effectiveAcl(held.defaults, []));
      requireGrantable(granter, targetOf(actor, post, held), change, grantable);
      await replaceDeviations(db, postId, code, deviationsFor(code, byDefault, actions));
      await records.postChanged(db, actor, post, { code, before, actions });
      return version + 1;
    },
  };
}

interface Held {
  readonly defaults: readonly NamedGrant[];
  readonly deviations: readonly Deviation[];
}

/** Default rights of a post by its roles, and its deviations. */
function heldIn({ category, roleType }: PostRow, all: readonly NamedGrant[], deviations: readonly Deviation[]): Held {
  const names = granteesOf(category, roleType);
  return { defaults: all.filter(({ grantee }) => names.includes(grantee)), deviations };
}

function targetOf(actor: SignedIn, post: PostRow, { defaults, deviations }: Held) {
  const { category, roleType, schoolId, countyId } = post;
  const place = placeOf(category, roleType === null ? null : { roleType, schoolId, countyId });
  return {
    isSelf: post.personId === actor.personId,
    isWithin: isWithin(actor, place),
    rights: rightsFrom(defaults, deviations),
  };
}

async function rightsIn(
  db: Db,
  actor: SignedIn,
  { post, needed, ...held }: Held & { readonly post: PostRow; readonly needed: Needed },
): Promise<PostRights> {
  const { codes, grants, switches } = needed;
  const { personId, category, postId, roleType } = post;
  const grantable = grantableCodes(codes);
  const granter = granterOf(actor, grantable, effectiveAcl(held.defaults, []));
  // the effective rights, duties included: the same as in a session
  const acl = await grants.aclOf(db, { personId, category, postId, roleType });
  const right = (code: InstalledCode, action: string | null) =>
    rightWith(code, action, { ...held, acl, granter, isOn: switches.isOn(code.pluginId, post.countyId) });
  const refusal = targetRefusal(granter, targetOf(actor, post, held), grantable)?.why ?? null;
  return {
    post,
    refusal: postId === null ? 'noPost' : refusal,
    codes: [...codes.values()].map((code) => ({
      ...code,
      ...right(code, null),
      byAction: Object.fromEntries(code.actions.map((action) => [action, right(code, action)])),
    })),
  };
}

interface RightGround extends Held {
  readonly acl: Readonly<Record<string, readonly string[]>>;
  readonly granter: Granter;
  readonly isOn: boolean;
}

function rightWith({ code }: InstalledCode, action: string | null, context: RightGround): PostRight {
  const { defaults, deviations, acl, granter, isOn } = context;
  const reason = reasonFor(code, action, defaults, deviations);
  const remains = action === null ? code in acl : (acl[code]?.includes(action) ?? false);
  const why = !isHeld(reason) ? reason.why : !remains ? 'duty' : !isOn ? 'off' : reason.why;
  return {
    why,
    from: reason.from,
    isHeld: why === 'default' || why === 'given',
    mayGive: mayHandOn(granter, action === null ? code : `${code}.${action}`),
  };
}

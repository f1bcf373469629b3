import { editConflict, wrongField } from 'edutech/core/common/wire/edit-conflict';
import { forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { categories, type Category, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { insertPerson, selectPerson, selectPost } from '../people/people.queries';
import type { PersonValues } from '../../../kit/server/account-opening';
import {
  aboutPerson,
  permission,
  requireBirthDay,
  taken,
  type PeopleWriterParts,
  type PeopleWriter,
  peopleWriter,
} from '../people/write-people';
import { keepingRules } from 'edutech/core/server/data/write-conflicts';
import {
  type BureauFilter,
  type BureauRow,
  countBureauPeople,
  countScopesOutside,
  insertBureauPost,
  lockBureauPost,
  replaceScopes,
  type Scope,
  selectBureauPage,
  selectHasCounty,
  selectScopes,
} from './bureaus.queries';
import type { PostGranting } from '../people/post-granting';

/** A post in a bureau to be given. */
export interface NewBureauPost {
  readonly roleType: RoleType;
  /** Null: the city's bureau. */
  readonly countyId: Id | null;
}

/** Somebody new in a bureau. */
export interface NewBureauPerson extends PersonValues {
  readonly post: NewBureauPost;
  /** The account administers its county (category 1) or, made by a super administrator, the city (6). */
  readonly isAdministrator: boolean;
}

/**
 * People of the bureaus: operators, auditors with their management scope, and the administrators of the counties and
 * the city, managed by administrators of the city or the county. Nobody grants more than they hold or their office
 * gives. Details, first passwords, freezing and the end of a post work as for everybody (PeopleAdministration).
 */
export interface BureauAdministration {
  /** 403 for who administers a school. */
  page(db: Db, actor: SignedIn, filter: BureauFilter): Promise<{ rows: BureauRow[]; total: number }>;
  /** What posts review, by post. */
  scopes(db: Db, postIds: readonly Id[]): Promise<ReadonlyMap<Id, readonly Scope[]>>;
  create(actor: SignedIn, values: NewBureauPerson, now: Date): Promise<Id>;
  addPost(actor: SignedIn, personId: Id, post: NewBureauPost, now: Date): Promise<Id>;
  /**
   * Writes an auditor's management scope; 409 with both versions if somebody else was faster. Returns the new version.
   */
  setScopes(actor: SignedIn, postId: Id, scopes: readonly Scope[], version: number, now: Date): Promise<number>;
}

const mayBeGiven: readonly RoleType[] = [roleTypes.countyOperator, roleTypes.cityOperator, roleTypes.auditor];

export interface BureauParts extends PeopleWriterParts {
  readonly postGranting: PostGranting;
}

export function bureauAdministration(parts: BureauParts): BureauAdministration {
  const writing = peopleWriter(parts);
  return {
    page: async (db, actor, filter) => {
      if (actor.reach === 'school') throw forbidden('core.organisation.countyOnly');
      return { rows: await selectBureauPage(db, actor, filter), total: await countBureauPeople(db, actor, filter) };
    },
    scopes: async (db, postIds) => {
      const rows = await selectScopes(db, postIds);
      return Map.groupBy(rows, ({ postId }) => postId);
    },
    ...postsOfBureaus(parts, writing),
    ...scopesOfAuditors(parts, writing),
  };
}

/** Who works in a bureau. */
function postsOfBureaus(
  { audit, postGranting }: BureauParts,
  writing: PeopleWriter,
): Pick<BureauAdministration, 'create' | 'addPost'> {
  const give = async (db: Db, actor: SignedIn, who: { id: Id; category: Category }, post: NewBureauPost, now: Date) => {
    await requireGivable(db, post);
    await postGranting.give(db, actor, { ...post, category: who.category, schoolId: null, postId: null });
    const id = newId(now.getTime());
    await keepingRules(() => insertBureauPost(db, { ...post, id, personId: who.id }), taken);
    return id;
  };
  return {
    create: (actor, { post, isAdministrator, ...values }, now) =>
      writing.asTold('an administrator takes somebody into a bureau', async (db) => {
        if (!actor.permissions.has(permission)) throw forbidden();
        requireBirthDay(values);
        const category = categoryIn(post, isAdministrator);
        const id = newId(now.getTime());
        await keepingRules(() => insertPerson(db, id, category, values, now), taken);
        await give(db, actor, { id, category }, post, now);
        await audit.record(db, actor, {
          act: 'organisation.createPerson',
          ...aboutPerson(id, null, { name: values.name, usercode: values.usercode, category }),
        });
        return id;
      }),
    addPost: (actor, personId, post, now) =>
      writing.asTold('an administrator gives a post in a bureau', async (db) => {
        const schoolId = (await writing.requireAll(db, actor, [personId])).get(personId);
        const { category } = await selectPerson(db, personId);
        if (category === categories.student) throw wrongField('roleType', 'core.organisation.postNotGivable');
        const id = await writing.raising(db, actor, { personId, schoolId, now }, () =>
          give(db, actor, { id: personId, category }, post, now),
        );
        await writing.changed(db, personId);
        await audit.record(db, actor, {
          act: 'organisation.addPost',
          ...aboutPerson(personId, schoolId, { roleType: post.roleType, county: post.countyId ?? '' }),
        });
        return id;
      }),
  };
}

/** An auditor's management scope. */
const scopesOfAuditors = ({ audit }: BureauParts, writing: PeopleWriter): Pick<BureauAdministration, 'setScopes'> => ({
  setScopes: (actor, postId, scopes, version, now) =>
    writing.asTold('an administrator says what an auditor reviews', async (db) => {
      // the person before the post, in the same order as ending a post
      const { personId } = await selectPost(db, postId);
      const schools = await writing.requireAll(db, actor, [personId]);
      const post = await lockBureauPost(db, postId);
      if (post.roleType !== roleTypes.auditor) throw notFound('core.organisation.noPost');
      if (post.version !== version) {
        const theirs = (await selectScopes(db, [postId])).map(({ postId: _, ...scope }) => scope);
        throw editConflict({ scopes, version }, { scopes: theirs, version: post.version });
      }
      if (scopes.some(({ schoolId, countyId }) => schoolId !== null && countyId !== null))
        throw wrongField('scopes', 'core.organisation.scopeUnknown');
      // a county's auditor reviews in the county, and a county grants no more than itself
      const within = post.countyId ?? (actor.reach === 'county' ? actor.countyId : null);
      if (within && (await countScopesOutside(db, within, scopes)) > 0)
        throw wrongField('scopes', 'core.organisation.scopeBeyond');
      // ids a millisecond apart keep the rows in the order in which they were written
      const rows = scopes.map((scope, at) => ({ ...scope, id: newId(now.getTime() + at) }));
      await keepingRules(() => replaceScopes(db, postId, rows), {}, 'core.organisation.scopeUnknown');
      await writing.changed(db, personId);
      await audit.record(db, actor, {
        act: 'organisation.setScopes',
        ...aboutPerson(personId, schools.get(personId), { post: postId, count: scopes.length }),
      });
      return version + 1;
    }),
});

/** A county's operator works in a county, the city's in none; an auditor in either. */
async function requireGivable(db: Db, { roleType, countyId }: NewBureauPost): Promise<void> {
  if (!mayBeGiven.includes(roleType)) throw wrongField('roleType', 'core.organisation.postNotGivable');
  if (roleType === roleTypes.countyOperator && !countyId)
    throw wrongField('countyId', 'core.organisation.countyNeeded');
  if (roleType === roleTypes.cityOperator && countyId) throw wrongField('countyId', 'core.organisation.postNotGivable');
  if (countyId && !(await selectHasCounty(db, countyId))) throw wrongField('countyId', 'core.organisation.noCounty');
}

/** A person who only works in a bureau is of its staff; operators may administer it. */
function categoryIn({ roleType }: NewBureauPost, isAdministrator: boolean): Category {
  if (!isAdministrator) return categories.teacher;
  if (roleType === roleTypes.cityOperator) return categories.cityAdmin;
  if (roleType === roleTypes.countyOperator) return categories.admin;
  throw wrongField('isAdministrator', 'core.organisation.administratorIsOperator');
}

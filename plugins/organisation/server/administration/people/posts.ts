import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import { conflict, forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { type Category, type RoleType, roleTypes } from 'edutech/core/common/permissions/people';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import { changedFacts } from '../changed-facts';
import { selectOwnSchool } from '../scope';
import { keepingRules } from 'edutech/core/server/data/write-conflicts';
import { changeAppointment, requireNoOffice } from './appointments';
import { type PostGranting, requireReach } from './post-granting';
import type { PeopleAdministration, PeopleParts } from './people-administration';
import type { NewPost } from '../../../kit/server/account-opening';
import { insertPost, selectPerson, selectPost, selectPosts, updatePostEnd } from './people.queries';
import { aboutPerson, permission, taken, type PeopleWriter } from './write-people';

const mayBeGiven: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

/**
 * Checks whether somebody may give a post in a school to an account of this category, by the rule of granting. A
 * student is added with a class, and the bureaus' posts are given with roles; a grade director has a grade.
 */
export async function requireGivable(
  db: Db,
  actor: SignedIn,
  postGranting: PostGranting,
  { roleType, gradeId, schoolId, category }: NewPost & { readonly category: Category },
): Promise<void> {
  if (!mayBeGiven.includes(roleType)) throw wrongField('roleType', 'core.organisation.postNotGivable');
  if (roleType === roleTypes.gradeDirector && !gradeId) throw wrongField('gradeId', 'core.organisation.gradeNeeded');
  await postGranting.give(db, actor, { category, roleType, schoolId, countyId: null, postId: null });
}

/** Posts of people in schools, how they end in bureaus too, and who administers by them. */
export const postsOfPeople = (
  { audit, database, sessions, postGranting }: PeopleParts,
  writing: PeopleWriter,
): Pick<PeopleAdministration, 'appoint' | 'addPost' | 'ungrantablePosts' | 'endPost'> => ({
  appoint: (actor, personId, isAdministrator, now) =>
    writing.asTold('an administrator appoints another', async (db) => {
      const schoolId = (await writing.requireAll(db, actor, [personId])).get(personId);
      const { category: before } = await selectPerson(db, personId);
      const category = await writing.raising(db, actor, { personId, schoolId, now }, () =>
        changeAppointment(db, actor, { personId, isAdministrator }, postGranting),
      );
      if (category === null) return;
      // an administrator begins with a second factor, and nobody continues with rights that they no longer have
      await sessions.endAllOf(db, personId);
      await writing.changed(db, personId);
      await audit.record(db, actor, {
        act: isAdministrator ? 'organisation.appoint' : 'organisation.dismiss',
        ...aboutPerson(personId, schoolId, changedFacts({ category: before }, { category })),
      });
    }),
  addPost: (actor, personId, post, now) =>
    writing.asTold('an administrator gives a post', async (db) => {
      await writing.requireAll(db, actor, [personId]);
      const { id: schoolId } = await selectOwnSchool(db, actor, post.schoolId);
      const { category } = await selectPerson(db, personId);
      await requireGivable(db, actor, postGranting, { ...post, category });
      const id = newId(now.getTime());
      const insert = () => insertPost(db, { ...post, id, personId, schoolId });
      await writing.raising(db, actor, { personId, schoolId, now }, () => keepingRules(insert, taken));
      await writing.changed(db, personId);
      await audit.record(db, actor, {
        act: 'organisation.addPost',
        ...aboutPerson(personId, schoolId, { roleType: post.roleType, schoolId }),
      });
      return id;
    }),
  ungrantablePosts: (actor) =>
    database.read(asSystem('which posts an administrator may give'), (db) =>
      postGranting.ungrantable(db, actor, mayBeGiven),
    ),
  endPost: (actor, postId, isEnded, now) =>
    writing.asTold('an administrator ends a post', async (db) => {
      if (!actor.permissions.has(permission)) throw forbidden();
      const { personId, roleType, schoolId, countyId } = await selectPost(db, postId);
      if (personId === actor.personId) throw notFound('core.organisation.noPost');
      await lockAccount(db, personId);
      const { category } = await selectPerson(db, personId);
      const post = { category, roleType, schoolId, countyId, postId };
      if (schoolId) await selectOwnSchool(db, actor, schoolId);
      else requireReach(actor, post);
      if (roleType === roleTypes.student) throw conflict('core.organisation.studentsAreMoved');
      const others = (await selectPosts(db, personId)).filter(({ id, endedAt }) => endedAt === null && id !== postId);
      // for a person without other posts only the rule of granting applies: nobody administers them
      if (isEnded ? !schoolId : others.length > 0) await writing.requireAll(db, actor, [personId]);
      await (isEnded ? postGranting.end(db, actor, post) : postGranting.give(db, actor, post));
      if (isEnded) requireNoOffice(category, others);
      const update = () => updatePostEnd(db, postId, isEnded ? now : null);
      await writing.raising(db, actor, { personId, schoolId, now }, () => keepingRules(update, taken));
      await writing.changed(db, personId);
      await audit.record(db, actor, {
        act: isEnded ? 'organisation.endPost' : 'organisation.restorePost',
        ...aboutPerson(personId, schoolId, {
          roleType,
          ...(schoolId && { schoolId }),
          ...(countyId && { county: countyId }),
        }),
      });
    }),
});

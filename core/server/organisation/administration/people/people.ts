import { wrongField } from '../../../../common/wire/edit-conflict';
import { conflict, forbidden, invalid, notFound } from '../../../../common/errors';
import { type Id, newId } from '../../../../common/ids';
import { categories, type Category, type RoleType, roleTypes } from '../../../../common/permissions/people';
import { cityDay, isDay } from '../../../../common/time/city-time';
import { asSystem, type SignedIn } from '../../../actor';
import type { Audit } from '../../../audit/audit';
import type { Database } from '../../../data/database';
import type { Db } from '../../../data/db';
import type { Events } from '../../../events/events';
import type { AccountCards } from '../../../session/cards/account-cards';
import type { InitialPasswords } from '../../../session/cards/initial-passwords';
import { personChanged, type Sessions } from '../../../session/sessions';
import type { OverPeople } from '../../over-people';
import { lockAccount } from '../../over-people.queries';
import { type HandingOn, requireReach } from '../bureaus/handing-on';
import { selectOwnSchool } from '../scope';
import { keepingRules, keepingVersion } from '../write';
import { changeAppointment, requireNoOffice } from './appointments';
import {
  countPeople,
  type PersonFilter,
  type PersonRow,
  selectBesidesTree,
  selectPeoplePage,
  selectTree,
  type TreeRow,
} from './lists.queries';
import {
  insertPerson,
  insertPost,
  insertSeat,
  type PersonDetail,
  type PersonValues,
  type PersonVersion,
  type PostDetail,
  type SeatDetail,
  selectHasBegun,
  selectNames,
  selectPerson,
  selectPersonVersion,
  selectPost,
  selectPosts,
  selectSeats,
  updateFrozen,
  updatePerson,
  updatePostEnd,
} from './people.queries';

/** A post in a school, as it is given to somebody. */
export interface NewPost {
  readonly schoolId: Id;
  readonly roleType: RoleType;
  readonly subjectId: Id | null;
  readonly gradeId: Id | null;
}

/** Somebody new in a school: with a class a pupil, else one of the staff. */
export interface NewPerson extends PersonValues {
  readonly post: NewPost;
  readonly classId: Id | null;
  readonly termId: Id;
  /** One of the staff whose account administers the school (category 1). */
  readonly isAdministrator?: boolean;
}

/** Everything that an administrator is shown of somebody. */
export type PersonInFull = PersonDetail & {
  readonly posts: readonly PostDetail[];
  readonly seats: readonly SeatDetail[];
};

/** A first password that somebody is told. */
export interface ToldPassword {
  readonly personId: Id;
  readonly name: string;
  readonly username: string;
  readonly usercode: string;
  readonly password: string;
}

/**
 * People under an administrator: whose posts all lie within his reach and whose rights are no more than his own
 * (OverPeople). A person is the city's and a school sees a part of him, so each of these opens a transaction as the
 * system, after asking whether the actor may.
 */
export interface PeopleAdministration {
  page(db: Db, actor: SignedIn, filter: PersonFilter): Promise<{ rows: PersonRow[]; total: number }>;
  /** Grades and classes of a school, and whom they do not hold. */
  tree(
    db: Db,
    actor: SignedIn,
    schoolId: Id,
    termId: Id,
  ): Promise<{ rows: TreeRow[]; staff: number; unseated: number }>;
  /** A person with the posts and classes that the actor's scope sees. */
  detail(db: Db, id: Id): Promise<PersonInFull>;
  create(actor: SignedIn, values: NewPerson, now: Date, right?: PeopleRight): Promise<Id>;
  edit(actor: SignedIn, id: Id, values: PersonVersion): Promise<void>;
  /** Freezes accounts, whose sessions end at once, or thaws them. Answers whom it changed. */
  freeze(actor: SignedIn, ids: readonly Id[], isFrozen: boolean, now: Date): Promise<readonly Id[]>;
  /** New first passwords, told once; all sessions end, and printed cards sign nobody in any more. */
  resetPasswords(actor: SignedIn, ids: readonly Id[], now: Date, right?: PeopleRight): Promise<readonly ToldPassword[]>;
  /**
   * Makes somebody an administrator of what his posts stand in, or one no more, by the rule of granting; he signs in anew.
   * Throws 403 (HandingOn), 409 `core.organisation.notAppointable` and, for who has one of the three duties, `.hasDuty`.
   */
  appoint(actor: SignedIn, personId: Id, isAdministrator: boolean): Promise<void>;
  addPost(actor: SignedIn, personId: Id, post: NewPost, now: Date): Promise<Id>;
  /** Posts of a school's staff that the actor may not give to anybody. */
  withheldPosts(actor: SignedIn): Promise<readonly RoleType[]>;
  /**
   * Ends a post of a school or a bureau that the actor administers, or takes the end back. Throws 403 (HandingOn), 409
   * `core.organisation.dismissFirst` for the post that an administrator's office stands on.
   */
  endPost(actor: SignedIn, postId: Id, isEnded: boolean, now: Date): Promise<void>;
}

/** What lets somebody open accounts: administering people or, for those who asked for one, deciding requests. */
export type PeopleRight = 'organisation_admin.people' | 'organisation_admin.approvals';

const permission: PeopleRight = 'organisation_admin.people';
const mayBeGiven: readonly RoleType[] = [
  roleTypes.teacher,
  roleTypes.headTeacher,
  roleTypes.principal,
  roleTypes.gradeDirector,
  roleTypes.subjectLeader,
];

const taken = {
  person_username_key: ['username', 'core.organisation.usernameTaken'],
  person_usercode_key: ['usercode', 'core.organisation.usercodeTaken'],
  same_post_once: ['roleType', 'core.organisation.postHeld'],
} as const;

export interface PeopleParts {
  readonly database: Database;
  readonly audit: Audit;
  readonly events: Events;
  readonly sessions: Sessions;
  readonly overPeople: OverPeople;
  readonly passwords: InitialPasswords;
  readonly cards: AccountCards;
  readonly handingOn: HandingOn;
}

export function peopleAdministration(parts: PeopleParts): PeopleAdministration {
  const { database, audit, events, sessions, overPeople, passwords, cards, handingOn } = parts;
  const asTold = <T>(reason: string, work: (db: Db) => Promise<T>) => database.write(asSystem(reason), work);
  const record = (db: Db, actor: SignedIn, act: string, objectId: Id, facts: Record<string, string | number> = {}) =>
    audit.record(db, actor, { act: `organisation.${act}`, objectKind: 'person', objectId, facts });
  const changed = (db: Db, personId: Id) => events.emit(db, { name: personChanged, payload: { personId } });
  const requireAll = async (db: Db, actor: SignedIn, ids: readonly Id[], right: PeopleRight = permission) => {
    for (const id of ids) await overPeople.require(db, actor, id, right, { evenFrozen: true });
  };
  const requireGivable = async (db: Db, actor: SignedIn, post: NewPost, category: Category) => {
    requireFit(post);
    const { roleType, schoolId } = post;
    await handingOn.give(db, actor, { category, roleType, schoolId, countyId: null, postId: null });
  };
  return {
    page: async (db, actor, filter) => ({
      rows: await selectPeoplePage(db, actor, filter),
      total: await countPeople(db, actor, filter),
    }),
    tree: async (db, actor, schoolId, termId) => {
      await selectOwnSchool(db, actor, schoolId);
      return { rows: await selectTree(db, schoolId, termId), ...(await selectBesidesTree(db, schoolId, termId)) };
    },
    detail: async (db, id) => ({
      ...(await selectPerson(db, id)),
      posts: await selectPosts(db, id),
      seats: await selectSeats(db, id),
    }),
    create: (actor, values, now, right = permission) =>
      asTold('an administrator takes somebody in', async (db) => {
        if (!actor.permissions.has(right)) throw forbidden();
        requireBirthDay(values);
        const { id: schoolId } = await selectOwnSchool(db, actor, values.post.schoolId);
        const isPupil = values.post.roleType === roleTypes.student;
        if (isPupil && values.isAdministrator) throw conflict('core.organisation.notAppointable');
        const ofStaff = values.isAdministrator ? categories.admin : categories.teacher;
        const category = isPupil ? categories.student : ofStaff;
        if (!isPupil) await requireGivable(db, actor, values.post, category);
        const id = newId(now.getTime());
        await keepingRules(() => insertPerson(db, id, category, values, now), taken);
        await insertPost(db, { ...values.post, id: newId(now.getTime()), personId: id, schoolId });
        if (values.classId) {
          // into later terms people are taken on when those begin
          if (!(await selectHasBegun(db, values.termId, cityDay(now)))) throw invalid('core.organisation.termToCome');
          const seat = { schoolId, termId: values.termId, classId: values.classId, personId: id };
          if ((await insertSeat(db, seat)) === 0) throw notFound('core.organisation.noClass');
        }
        await record(db, actor, 'createPerson', id, { name: values.name, usercode: values.usercode, category });
        return id;
      }),
    edit: (actor, id, values) =>
      asTold('an administrator edits a person', async (db) => {
        await requireAll(db, actor, [id]);
        requireBirthDay(values);
        const written = await keepingRules(() => updatePerson(db, id, values), taken);
        await keepingVersion(written, values, () => selectPersonVersion(db, id));
        await changed(db, id);
        await record(db, actor, 'editPerson', id, { name: values.name, usercode: values.usercode });
      }),
    freeze: (actor, ids, isFrozen, now) =>
      asTold('an administrator freezes accounts', async (db) => {
        await requireAll(db, actor, ids);
        const done = (await updateFrozen(db, ids, isFrozen ? now : null)).map(({ id }) => id);
        for (const id of done) {
          if (isFrozen) await sessions.endAllOf(db, id);
          await record(db, actor, isFrozen ? 'freeze' : 'thaw', id);
        }
        return done;
      }),
    resetPasswords: (actor, ids, now, right) =>
      asTold('an administrator gives new first passwords', async (db) => {
        await requireAll(db, actor, ids, right);
        const given = await passwords.give(db, ids, { all: true });
        await cards.revoke(db, [...given.keys()], now);
        for (const id of given.keys()) {
          await sessions.endAllOf(db, id);
          await record(db, actor, 'resetPassword', id);
        }
        const people = await selectNames(db, [...given.keys()]);
        return people.map(({ id, ...person }) => ({ personId: id, ...person, password: given.get(id) ?? '' }));
      }),
    appoint: (actor, personId, isAdministrator) =>
      asTold('an administrator appoints another', async (db) => {
        await lockAccount(db, personId);
        await requireAll(db, actor, [personId]);
        const category = await changeAppointment(db, actor, { personId, isAdministrator }, handingOn);
        if (category === null) return;
        // an administrator begins with a second factor, and nobody goes on with rights that he has no more
        await sessions.endAllOf(db, personId);
        await changed(db, personId);
        await record(db, actor, isAdministrator ? 'appoint' : 'dismiss', personId, { category });
      }),
    addPost: (actor, personId, post, now) =>
      asTold('an administrator gives a post', async (db) => {
        await lockAccount(db, personId);
        await requireAll(db, actor, [personId]);
        const { id: schoolId } = await selectOwnSchool(db, actor, post.schoolId);
        const { category } = await selectPerson(db, personId);
        await requireGivable(db, actor, post, category);
        const id = newId(now.getTime());
        await keepingRules(() => insertPost(db, { ...post, id, personId, schoolId }), taken);
        await changed(db, personId);
        await record(db, actor, 'addPost', personId, { roleType: post.roleType, schoolId });
        return id;
      }),
    withheldPosts: (actor) =>
      database.read(asSystem('which posts an administrator may give'), (db) =>
        handingOn.withheld(db, actor, mayBeGiven),
      ),
    endPost: (actor, postId, isEnded, now) =>
      asTold('an administrator ends a post', async (db) => {
        if (!actor.permissions.has(permission)) throw forbidden();
        const { personId, roleType, schoolId, countyId } = await selectPost(db, postId);
        if (personId === actor.personId) throw notFound('core.organisation.noPost');
        await lockAccount(db, personId);
        const { category } = await selectPerson(db, personId);
        const post = { category, roleType, schoolId, countyId, postId };
        if (schoolId) await selectOwnSchool(db, actor, schoolId);
        else requireReach(actor, post);
        if (roleType === roleTypes.student) throw conflict('core.organisation.pupilsAreMoved');
        const held = (await selectPosts(db, personId)).filter(({ endedAt }) => endedAt === null);
        if (isEnded) {
          if (!schoolId) await requireAll(db, actor, [personId]);
          await handingOn.end(db, actor, post);
          requireNoOffice(
            category,
            held.filter(({ id }) => id !== postId),
          );
        } else {
          // who holds nothing any more is nobody's; what his only post makes of him is asked by the rule of granting
          if (held.length > 0) await requireAll(db, actor, [personId]);
          await handingOn.give(db, actor, post);
        }
        await keepingRules(() => updatePostEnd(db, postId, isEnded ? now : null), taken);
        await changed(db, personId);
        await record(db, actor, isEnded ? 'endPost' : 'restorePost', personId, {
          roleType,
          ...(schoolId && { schoolId }),
          ...(countyId && { county: countyId }),
        });
      }),
  };
}

/** Throws 422 at `birthDate` for one that no calendar has. */
export function requireBirthDay({ birthDate }: Pick<PersonValues, 'birthDate'>): void {
  if (birthDate !== '' && !isDay(birthDate)) throw wrongField('birthDate', 'core.organisation.noDay');
}

/** A pupil comes by a class, and the bureaus' posts are given with roles; a grade director has a grade. */
function requireFit({ roleType, gradeId }: NewPost): void {
  if (!mayBeGiven.includes(roleType)) throw wrongField('roleType', 'core.organisation.postNotGivable');
  if (roleType === roleTypes.gradeDirector && !gradeId) throw wrongField('gradeId', 'core.organisation.gradeNeeded');
}

import { conflict, forbidden, invalid, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { deltaOf, type EnrolmentRow } from '../../../model/rosters/roster-delta';
import { categories, roleTypes } from 'edutech/core/common/permissions/people';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Db } from 'edutech/core/server/data/db';
import { changedFacts } from '../changed-facts';
import { lockSchools } from '../rosters/later-terms.queries';
import { tableRosters } from '../rosters/rosters';
import { selectOwnSchool } from '../scope';
import { keepingRules, keepingVersion } from 'edutech/core/server/data/write-conflicts';
import type { PersonValues } from '../../../kit/server/account-opening';
import type { PeopleAdministration, PeopleParts } from './people-administration';
import {
  insertPerson,
  insertPost,
  selectNames,
  lockClass,
  selectNextSeat,
  selectPersonVersion,
  selectTermState,
  updateFrozen,
  updatePerson,
} from './people.queries';
import { requireGivable } from './posts';
import { aboutPerson, permission, requireBirthDay, taken, type PeopleWriter } from './write-people';

/** What the log says of an edited person. */
const personFacts = ({ name, usercode, username, sex, birthDate, phone }: PersonValues) => ({
  name,
  usercode,
  username,
  sex,
  birthDate,
  phone,
});

/** Accounts of people: taken in, edited, frozen, with new first passwords. */
export const accountsOfPeople = (
  { audit, sessions, passwords, cards, postGranting }: PeopleParts,
  writing: PeopleWriter,
): Pick<PeopleAdministration, 'create' | 'edit' | 'freeze' | 'resetPasswords'> => ({
  create: (actor, values, now, right = permission) =>
    writing.asTold('an administrator takes somebody in', async (db) => {
      if (!actor.permissions.has(right)) throw forbidden();
      requireBirthDay(values);
      const { id: schoolId } = await selectOwnSchool(db, actor, values.post.schoolId);
      const isStudent = values.post.roleType === roleTypes.student;
      if (isStudent && values.isAdministrator) throw conflict('core.organisation.notAppointable');
      const ofStaff = values.isAdministrator ? categories.admin : categories.teacher;
      const category = isStudent ? categories.student : ofStaff;
      if (!isStudent) await requireGivable(db, actor, postGranting, { ...values.post, category });
      const id = newId(now.getTime());
      await keepingRules(() => insertPerson(db, id, category, values, now), taken);
      await insertPost(db, { ...values.post, id: newId(now.getTime()), personId: id, schoolId });
      const { termId, classId } = values;
      if (classId) await enrol(db, { schoolId, termId, classId, personId: id }, now);
      await audit.record(db, actor, {
        act: 'organisation.createPerson',
        ...aboutPerson(id, schoolId, { name: values.name, usercode: values.usercode, category }),
      });
      return id;
    }),
  edit: (actor, id, values) =>
    writing.asTold('an administrator edits a person', async (db) => {
      const schools = await writing.requireAll(db, actor, [id]);
      requireBirthDay(values);
      const before = await selectPersonVersion(db, id);
      const written = await keepingRules(() => updatePerson(db, id, values), taken);
      await keepingVersion(written, values, () => selectPersonVersion(db, id));
      await writing.changed(db, id);
      await audit.record(db, actor, {
        act: 'organisation.editPerson',
        ...aboutPerson(id, schools.get(id), {
          usercode: values.usercode,
          ...changedFacts(personFacts(before), personFacts(values)),
        }),
      });
    }),
  freeze: (actor, ids, isFrozen, now) =>
    writing.asTold('an administrator freezes accounts', async (db) => {
      const schools = await writing.requireAll(db, actor, ids);
      const done = (await updateFrozen(db, ids, isFrozen ? now : null)).map(({ id }) => id);
      for (const id of done) {
        if (isFrozen) await sessions.endAllOf(db, id);
        await audit.record(db, actor, {
          act: isFrozen ? 'organisation.freeze' : 'organisation.thaw',
          ...aboutPerson(id, schools.get(id)),
        });
      }
      return done;
    }),
  resetPasswords: (actor, ids, now, right) =>
    writing.asTold('an administrator gives new first passwords', async (db) => {
      const schools = await writing.requireAll(db, actor, ids, right);
      const given = await passwords.give(db, ids, { all: true });
      await cards.revoke(db, [...given.keys()], now);
      for (const id of given.keys()) {
        await sessions.endAllOf(db, id);
        await audit.record(db, actor, { act: 'organisation.resetPassword', ...aboutPerson(id, schools.get(id)) });
      }
      const people = await selectNames(db, [...given.keys()]);
      return people.map(({ id, ...person }) => ({ personId: id, ...person, password: given.get(id) ?? '' }));
    }),
});

/**
 * A new student gets the last number of a class, in the running term: later terms are filled when they begin, and in a
 * past one the student would be in no present class. Throws 422 or 409 accordingly. If the school continues into the
 * next term at this moment, the student does too.
 */
async function enrol(db: Db, place: Omit<EnrolmentRow, 'seat'>, now: Date): Promise<void> {
  const state = await selectTermState(db, place.termId, cityDay(now));
  if (state === 'over') throw conflict('core.organisation.termOver');
  if (state !== 'running') throw invalid('core.organisation.termToCome');
  // the number is assigned under a lock, schools before classes as everywhere
  await lockSchools(db, [place.schoolId]);
  await lockClass(db, place);
  const seat = await selectNextSeat(db, place);
  if (!seat) throw notFound('core.organisation.noClass');
  await tableRosters.write(db, deltaOf({ added: { seats: [{ ...place, ...seat }] } }), now);
}

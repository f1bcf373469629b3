import { createHash } from 'node:crypto';
import { AppError, conflict, forbidden, wireCodes } from 'edutech/core/common/errors';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import { networkOf } from 'edutech/core/server/security/network';
import { selectWithoutOwnPassword } from 'edutech/plugins/organisation/kit/server/cards/account-cards.queries';
import { hashPassword, isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/class-code';
import { byPinyin, classroomLife, entryLife, freeTries, isPicturePassword } from '../../model/class-code/pictures';
import type { ClassCodeServices } from './class-code-services';
import {
  type ClassInTerm,
  insertPictures,
  isStillOpen,
  selectClassNames,
  selectCode,
  selectPictures,
  selectPictureStates,
  touchDevice,
} from './class-code.queries';
import { deviceCookie, deviceSince } from './devices';
import { classAccount, openEntry, type Opened, studentAccount, sealEntry } from './entries';

const system = asSystem('a class signs in');

export const enterClass =
  (services: ClassCodeServices): Handler<typeof api.enterClass> =>
  async (call) => {
    const { input, language, now } = call;
    const { database, signIns, throttle, vault } = services;
    const found = input.code === undefined ? await byDevice(services, call) : null;
    if (input.code === undefined && !found) return null;
    let entered: ClassInTerm | null = found;
    if (input.code !== undefined) {
      const { code, proof } = input;
      // codes are guessed at by addresses, not at accounts; a right code does not wipe out the guesses before it
      const account = `class codes ${networkOf(call.client.address)}`;
      const attempt = await signIns.attempt(call, { account, crowd: freeTries, proof });
      entered = (await database.read(system, (db) => selectCode(db, code, now))) ?? null;
      if (!entered) throw new AppError('account.classCode.wrong', wireCodes.badRequest);
      await database.write(system, (db) => throttle.forgive(db, attempt, now));
    }
    const open = entered!;
    const opened: Opened = found ? 'device' : 'code';
    const device = found?.device;
    return database.read(system, async (db) => {
      const names = await selectClassNames(db, open);
      return {
        entry: await sealEntry(vault, { ...open, opened, device }, now),
        className: names.className,
        schoolName: (language === 'en' && names.schoolNameEn) || names.schoolName,
        students: await studentsOf(services, db, open),
      };
    });
  };

/** The class of this device, in the term of today. */
async function byDevice({ database }: ClassCodeServices, call: Parameters<Handler<typeof api.enterClass>>[0]) {
  const { cookies, now } = call;
  const secret = cookies[deviceCookie] ?? '';
  const hash = createHash('sha256').update(secret).digest();
  return database.write(system, async (db) => {
    const device = secret === '' ? undefined : await touchDevice(db, hash, deviceSince(now), now);
    if (!device) return null;
    const { classId, id, schoolId } = device;
    return { classId, schoolId, device: id, termId: await currentTermId(db, now) };
  });
}

/**
 * Students by pinyin, with who has chosen pictures and who may. A student with an own password is protected: a classmate with
 * the class code must not choose pictures for them, so only the teacher can allow it.
 */
export async function studentsOf(
  { organisation }: ClassCodeServices,
  db: Db,
  { classId, schoolId, termId }: ClassInTerm,
) {
  const members = await organisation.membersOf(db, { id: classId, schoolId }, termId);
  const ids = members.map(({ personId }) => personId);
  const states = await selectPictureStates(db, ids);
  const withoutPassword = new Set((await selectWithoutOwnPassword(db, ids)).map(({ id }) => id));
  return byPinyin(
    members.map(({ personId: person, name }) => {
      const state = states.get(person);
      return {
        person,
        name,
        hasPictures: state === true,
        mayChoose: !state && (state === false || withoutPassword.has(person)),
      };
    }),
  );
}

/**
 * The class must be open still: closing it, or removing its device, ends what was begun. Failures count for the student and
 * for the class: a neighbour must not try the pictures of thirty others one after another.
 */
export const signInByPictures =
  (services: ClassCodeServices): Handler<typeof api.signInByPictures> =>
  async (call) => {
    const { input, now } = call;
    const { database, signIns, throttle, vault } = services;
    const entry = await openEntry(vault, input.entry, now);
    if (!entry) throw new AppError('account.classCode.over', wireCodes.gone);
    const { person, isFirst = false } = input;
    const begunSince = new Date(now.getTime() - entryLife);
    const { isOpen, student, stored } = await database.read(system, async (db) => ({
      isOpen: await isStillOpen(db, entry, begunSince, deviceSince(now)),
      student: (await studentsOf(services, db, entry)).find((one) => one.person === person),
      stored: await selectPictures(db, person),
    }));
    if (!student || !isOpen) throw new AppError('account.classCode.over', wireCodes.gone);
    const ofStudent = await signIns.attempt(call, { account: studentAccount(person), proof: input.proof });
    const ofClass = { ...ofStudent, account: classAccount(entry.classId), crowd: freeTries, proof: undefined };
    await throttle.begin(ofClass, now);
    if (isFirst && stored !== null) throw conflict('account.classCode.hasPictures');
    if (isFirst && !student.mayChoose) throw forbidden('account.classCode.ownPassword');
    const chosen = input.pictures.join(' ');
    const isRight = isFirst ? isPicturePassword(input.pictures) : await isRightPassword(stored, chosen);
    if (!isRight) {
      await signIns.failed(call, 'class-code', person);
      throw new AppError('account.classCode.wrongPictures', wireCodes.badRequest);
    }
    const hash = isFirst ? await hashPassword(chosen) : null;
    return signIns.begin(call, {
      personId: person,
      way: 'class-code',
      attempt: ofStudent,
      limit: 'classroom',
      life: classroomLife,
      facts: { class: entry.classId, opened: entry.opened, isFirst },
      also: async (db) => {
        await throttle.forgive(db, ofClass, now);
        if (hash !== null && !(await insertPictures(db, person, hash, now)))
          throw conflict('account.classCode.hasPictures');
      },
    });
  };

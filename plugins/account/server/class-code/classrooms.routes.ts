import { createHash, randomBytes, randomInt } from 'node:crypto';
import { notFound } from 'edutech/core/common/errors';
import { newId, type Id } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import { tellComputer } from 'edutech/core/server/sign-in/login/shared-computers';
import { currentTermId } from 'edutech/core/server/terms/terms';
import type * as api from '../../api/class-code';
import { classCodeDigits, codeLife } from '../../model/class-code/pictures';
import type { ClassCodeServices } from './class-code-services';
import {
  clearPictures as clear,
  deleteCode,
  deleteDevice,
  deleteDeviceOf,
  insertDevice,
  selectCodes,
  selectDevices,
  selectOwnClasses,
  upsertCode,
} from './class-code.queries';
import { deviceCookie, deviceSeconds, deviceSince } from './devices';
import { studentsOf } from './enter.routes';

const system = asSystem('a teacher keeps the sign-in of a class');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

export const listClassrooms =
  (services: ClassCodeServices): Handler<typeof api.listClassrooms> =>
  ({ actor, cookies, now }) =>
    services.database.read(system, async (db) => {
      const termId = await currentTermId(db, now);
      const classes = await selectOwnClasses(db, actor.personId, actor.schoolId, termId);
      const ids = classes.map(({ id }) => id);
      const codes = await selectCodes(db, ids, now);
      const devices = await selectDevices(db, ids, deviceSince(now));
      const own = hashOf(cookies[deviceCookie] ?? '');
      return Promise.all(
        classes.map(async ({ id, schoolId, name }) => {
          const open = codes.find(({ classId }) => classId === id);
          return {
            class: id,
            name,
            code: open ? { code: open.code, until: open.expiresAt.getTime() } : null,
            devices: devices
              .filter(({ classId }) => classId === id)
              .map((device) => ({
                device: device.id,
                name: device.name,
                registeredAt: device.registeredAt.getTime(),
                usedAt: device.usedAt?.getTime() ?? null,
                isThis: device.secretHash.equals(own),
              })),
            students: await studentsOf(services, db, { classId: id, schoolId, termId }),
          };
        }),
      );
    });

export const openClass =
  (services: ClassCodeServices): Handler<typeof api.openClass> =>
  async ({ actor, client, db, input, now }) => {
    const { database, audit } = services;
    const one = await ownClass(db, actor, input.classId, now);
    const until = new Date(now.getTime() + codeLife);
    return database.write(system, async (all) => {
      for (;;) {
        const code = String(randomInt(10 ** classCodeDigits)).padStart(classCodeDigits, '0');
        if (!(await upsertCode(all, one, code, actor.personId, now, until))) continue;
        await audit.record(all, actor, { act: 'account.openClass', ...aboutClass(one), address: client.address });
        return { code, until: until.getTime() };
      }
    });
  };

export const closeClass =
  ({ database }: ClassCodeServices): Handler<typeof api.closeClass> =>
  async ({ actor, db, input, now }) => {
    const one = await ownClass(db, actor, input.classId, now);
    await database.write(system, (all) => deleteCode(all, one));
    return null;
  };

export const registerDevice =
  ({ audit, database, settings }: ClassCodeServices): Handler<typeof api.registerDevice> =>
  async (call) => {
    const { actor, client, cookies, db, input, now } = call;
    const one = await ownClass(db, actor, input.classId, now);
    const secret = randomBytes(32).toString('base64url');
    const { schoolId, classId } = one;
    const device = { schoolId, classId, id: newId(now.getTime()), name: input.name, registeredAt: now };
    await database.write(system, async (all) => {
      await deleteDeviceOf(all, hashOf(cookies[deviceCookie] ?? ''));
      await insertDevice(all, { ...device, secretHash: hashOf(secret) }, actor.personId);
      const facts = { name: input.name };
      await audit.record(all, actor, {
        act: 'account.registerDevice',
        ...aboutClass(one),
        address: client.address,
        facts,
      });
    });
    const secure = isSecureDeployment(settings);
    call.setCookie(deviceCookie, secret, { httpOnly: true, sameSite: 'Strict', secure, maxAge: deviceSeconds });
    tellComputer(call, settings, 'registered');
    return null;
  };

export const removeDevice =
  ({ database }: ClassCodeServices): Handler<typeof api.removeDevice> =>
  async ({ actor, db, input, now }) => {
    const one = await ownClass(db, actor, input.classId, now);
    const removed = await database.write(system, (all) => deleteDevice(all, one, input.deviceId));
    if (removed === 0) throw notFound('account.classCode.noDevice');
    return null;
  };

export const clearPictures =
  (services: ClassCodeServices): Handler<typeof api.clearPictures> =>
  async ({ actor, client, db, input, now }) => {
    const one = await ownClass(db, actor, input.classId, now);
    const { audit, database } = services;
    return database.write(system, async (all) => {
      const students = await studentsOf(services, all, one);
      if (!students.some(({ person }) => person === input.person)) throw notFound('account.classCode.noStudent');
      await clear(all, input.person, now);
      const about = { objectKind: 'person', objectId: input.person, schoolId: one.schoolId };
      await audit.record(all, actor, { act: 'account.clearPictures', ...about, address: client.address });
      return null;
    });
  };

/** A class of this term that one teaches or heads: to all others there is none. */
async function ownClass(db: Db, actor: SignedIn, classId: Id, now: Date) {
  const termId = await currentTermId(db, now);
  const own = (await selectOwnClasses(db, actor.personId, actor.schoolId, termId)).find(({ id }) => id === classId);
  if (!own) throw notFound('core.organisation.noClass');
  return { classId, schoolId: own.schoolId, termId };
}

const aboutClass = ({ classId, schoolId }: { classId: Id; schoolId: Id }) => ({
  objectKind: 'class',
  objectId: classId,
  schoolId,
});

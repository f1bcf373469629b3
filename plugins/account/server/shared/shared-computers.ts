import { createHash, randomBytes } from 'node:crypto';
import { forbidden, notFound } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Handler } from 'edutech/core/server/plugin';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import {
  registrationSeconds,
  type SharedComputerRegister,
  tellComputer,
} from 'edutech/core/server/session/login/shared-computers';
import type * as api from '../../api/shared-computers';
import type { AccountServices } from '../account-services';
import { deviceCookie, deviceSince } from '../class-code/devices';
import {
  deleteSharedComputer,
  insertSharedComputer,
  isRegistered,
  selectSharedComputers,
} from './shared-computers.queries';

/** Names a shared computer of a school; HttpOnly, for a year. */
const computerCookie = 'edutech_computer';
const system = asSystem('a school keeps its shared computers');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Registered computers, and those of classrooms, which are shared by what they are for. */
export const sharedComputerRegister: SharedComputerRegister = {
  knows: async (db, cookies, now) => {
    const [computer = '', classroom = ''] = [cookies[computerCookie], cookies[deviceCookie]];
    if (computer === '' && classroom === '') return false;
    return isRegistered(db, hashOf(computer), hashOf(classroom), deviceSince(now));
  },
};

export const listSharedComputers =
  ({ database }: AccountServices): Handler<typeof api.listSharedComputers> =>
  async ({ actor, cookies, now }) => {
    const { schoolId } = actor;
    if (schoolId === null) return [];
    const own = hashOf(cookies[computerCookie] ?? '');
    const rows = await database.read(system, (db) => selectSharedComputers(db, schoolId, deviceSince(now)));
    return rows.map(({ id, name, by, registeredAt, secretHash }) => ({
      computer: id,
      name,
      by,
      registeredAt: registeredAt.getTime(),
      isThis: secretHash.equals(own),
    }));
  };

export const registerSharedComputer =
  ({ audit, database, settings }: AccountServices): Handler<typeof api.registerSharedComputer> =>
  async (call) => {
    const { actor, client, cookies, input, now } = call;
    const { schoolId, personId } = actor;
    if (schoolId === null) throw forbidden('account.sharedComputers.noSchool');
    const secret = randomBytes(32).toString('base64url');
    const computer = { schoolId, id: newId(now.getTime()), name: input.name.trim(), secretHash: hashOf(secret) };
    await database.write(system, async (db) => {
      const before = hashOf(cookies[computerCookie] ?? '');
      await insertSharedComputer(db, { ...computer, registeredBy: personId, registeredAt: now }, before);
      await audit.record(db, actor, {
        act: 'account.registerComputer',
        ...about(computer),
        address: client.address,
        facts: { name: computer.name },
      });
    });
    const secure = isSecureDeployment(settings);
    call.setCookie(computerCookie, secret, { httpOnly: true, sameSite: 'Lax', secure, maxAge: registrationSeconds });
    tellComputer(call, settings, 'registered');
    return null;
  };

export const removeSharedComputer =
  (services: AccountServices): Handler<typeof api.removeSharedComputer> =>
  async (call) => {
    const { actor, client, input, now } = call;
    const { audit, database, settings } = services;
    const { schoolId } = actor;
    if (schoolId === null) throw notFound('account.sharedComputers.none');
    const isStill = await database.write(system, async (db) => {
      if ((await deleteSharedComputer(db, schoolId, input.computer)) === 0)
        throw notFound('account.sharedComputers.none');
      await audit.record(db, actor, {
        act: 'account.removeComputer',
        ...about({ schoolId, id: input.computer }),
        address: client.address,
      });
      return sharedComputerRegister.knows(db, call.cookies, now);
    });
    // it may have been this one
    if (!isStill) tellComputer(call, settings, 'own');
    return null;
  };

const about = ({ schoolId, id }: { readonly schoolId: string; readonly id: string }) => ({
  objectKind: 'computer',
  objectId: id,
  schoolId,
});

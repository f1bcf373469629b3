import { createHash, randomBytes } from 'node:crypto';
import { forbidden, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import { isSecureDeployment } from 'edutech/core/server/session/cookies';
import {
  registrationSeconds,
  type SharedComputerRegister,
  tellComputer,
} from 'edutech/core/server/sign-in/login/shared-computers';
import type * as api from '../../api/shared-computers';
import type { AccountServices } from '../account-services';
import { deviceCookie, deviceSince } from '../class-code/devices';
import {
  insertSharedComputer,
  isRegistered,
  selectOptionalComputer,
  selectSharedComputers,
  updateRemoved,
  updateRestored,
} from './shared-computers.queries';

/** Names a shared computer of a school; HttpOnly, for a year. */
const computerCookie = 'edutech_computer';
const system = asSystem('a school keeps its shared computers');
/** For how long a removal may be taken back. Milliseconds. */
const undoMilliseconds = 600_000;
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
    const { schoolId, personId } = actor;
    if (schoolId === null) return [];
    const own = hashOf(cookies[computerCookie] ?? '');
    const rows = await database.read(system, (db) => selectSharedComputers(db, schoolId, deviceSince(now)));
    return rows.map(({ id, name, by, registeredAt, registeredBy, secretHash }) => ({
      computer: id,
      name,
      by,
      registeredAt: registeredAt.getTime(),
      isThis: secretHash.equals(own),
      isMine: registeredBy === personId,
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

/** Teachers remove computers that they registered, and undo only their own removals. */
export const removeSharedComputer =
  (services: AccountServices): Handler<typeof api.removeSharedComputer> =>
  async (call) => {
    const { actor, client, input, now } = call;
    const { schoolId } = actor;
    if (schoolId === null) throw notFound('account.sharedComputers.none');
    const isStill = await services.database.write(system, async (db) => {
      const computer = await selectOptionalComputer(db, schoolId, input.computer);
      if (!computer) throw notFound('account.sharedComputers.none');
      if (computer.registeredBy !== actor.personId) throw forbidden('account.sharedComputers.notMine');
      const by = { actor, address: client.address, now };
      const own = { schoolIds: [schoolId], ids: [input.computer], isBack: input.undo, isOwn: true };
      await changeComputers(services, db, by, own);
      return sharedComputerRegister.knows(db, call.cookies, now);
    });
    // it may have been this one
    tellComputer(call, services.settings, isStill ? 'registered' : 'own');
    return null;
  };

interface Change {
  /** Whose computers they may be. */
  readonly schoolIds: readonly Id[];
  readonly ids: readonly Id[];
  /** The removal is taken back. */
  readonly isBack: boolean;
  /** Of removals, only the actor's own are taken back. */
  readonly isOwn?: boolean;
}

/** Removes computers of some schools, or restores them, each with an audit record; all of them or none (404). */
export async function changeComputers(
  { audit }: Pick<AccountServices, 'audit'>,
  db: Db,
  { actor, address, now }: { readonly actor: SignedIn; readonly address: string; readonly now: Date },
  { isBack, isOwn = false, ...chosen }: Change,
): Promise<void> {
  const changed = isBack
    ? await updateRestored(db, chosen, isOwn ? actor.personId : null, new Date(now.getTime() - undoMilliseconds))
    : await updateRemoved(db, chosen, actor.personId, now);
  if (changed.length < chosen.ids.length) throw notFound('account.sharedComputers.none');
  for (const computer of changed) {
    await audit.record(db, actor, {
      act: isBack ? 'account.restoreComputer' : 'account.removeComputer',
      ...about(computer),
      address,
      facts: { name: computer.name },
    });
  }
}

const about = ({ schoolId, id }: { readonly schoolId: string; readonly id: string }) => ({
  objectKind: 'computer',
  objectId: id,
  schoolId,
});

import type * as api from '../../../common/api/session';
import type { InputOf } from '../../../common/endpoint';
import { AppError, invalid, undecodable, wireCodes } from '../../../common/errors';
import { categories } from '../../../common/permissions/people';
import { parseSealed, sealedPath } from '../../../common/security/sealing';
import { type Actor, asSystem } from '../../actor';
import type { Db } from '../../data/db';
import type { Call, Handler } from '../../plugin';
import { clearSessionCookies, refuseUnsafeConnection } from '../cookies';
import type { SessionServices } from '../session-services';
import { type AccountRow, selectAccount, updatePasswordHash } from './accounts.queries';
import { hashPassword, isOutdated, isRightPassword } from './passwords';
import { loginResult, signIn } from './sign-in';

type LoginCall = Call<InputOf<typeof api.login>, Actor>;

const system = asSystem('a login is being tried');
const path = sealedPath('auth', '/efficiencyLogin');

export const login =
  (services: SessionServices): Handler<typeof api.login> =>
  (call) =>
    loginBy(services, call, 'POST');

/** Older clients: the password must be sealed; a readable one in an address is refused before anything is looked up. */
export const legacyLogin =
  (services: SessionServices): Handler<typeof api.legacyLogin> =>
  (call) => {
    if (!parseSealed(call.input.password)) throw new AppError('core.session.readablePassword', wireCodes.badRequest);
    return loginBy(services, call, 'GET');
  };

async function loginBy(
  services: SessionServices,
  call: LoginCall,
  method: 'GET' | 'POST',
): Promise<api.LoginResultItem> {
  const { input, now, client } = call;
  refuseUnsafeConnection(call, services.settings);
  const username = input.username.trim().toLowerCase();
  if (username === '') throw invalid('core.session.usernameMissing');
  if (input.password === '') throw invalid('core.session.passwordMissing');
  const password = await readablePassword(services, input, method, now);

  const account = await services.database.read(system, (db) => selectAccount(db, username));
  const attempt = {
    account: username,
    address: client.address,
    mayLock: mayLock(services, account),
    proof: input.proof,
  };
  await services.throttle.begin(attempt, now);
  if (!(await isRightPassword(account?.passwordHash, password)) || !account) {
    throw await failed(services, call, account, 'core.session.wrongCredentials', wireCodes.badRequest);
  }
  if (account.isDisabled) throw await failed(services, call, account, 'core.session.disabled', wireCodes.forbidden);
  const started = await signIn(services, call, {
    account,
    way: 'password',
    attempt,
    roleId: input.roleid,
    remember: input.remember,
    also: await rehash(account, password),
  });
  return loginResult(services, call, started);
}

async function readablePassword(
  { sealed }: SessionServices,
  input: LoginCall['input'],
  method: 'GET' | 'POST',
  now: Date,
) {
  if (parseSealed(input.password)) return sealed.openText(input.password, { method, path }, now);
  if (input.usersa === 1) throw undecodable();
  return input.password;
}

/** Under 等保 staff may be locked for half an hour; an unknown name is treated like staff, pupils never. */
const mayLock = ({ settings }: SessionServices, account: AccountRow | undefined) =>
  settings.passwordPolicy === 'dengbao' && account?.category !== categories.student;

/** Writes the failure down (for an unknown name too, so that both take the same time) and makes the answer. */
async function failed(
  { database, audit }: SessionServices,
  { client }: LoginCall,
  account: AccountRow | undefined,
  key: string,
  code: number,
): Promise<AppError> {
  const record = {
    act: 'session.loginFailed',
    objectKind: 'person',
    objectId: account?.id ?? null,
    address: client.address,
  };
  await database.write(system, (db) => audit.record(db, system, record));
  return new AppError(key, code);
}

/** The password under today's parameters, where it was stored under older ones. */
async function rehash(account: AccountRow, password: string) {
  if (account.passwordHash === null || !isOutdated(account.passwordHash)) return undefined;
  const renewed = await hashPassword(password);
  return async (db: Db) => void (await updatePasswordHash(db, account.id, renewed));
}

export const logout =
  ({ sessions, settings, audit }: SessionServices): Handler<typeof api.logout> =>
  async (call) => {
    const { actor, db, client } = call;
    if (actor.kind === 'person') {
      await sessions.end(db, actor.sessionId);
      await audit.record(db, actor, {
        act: 'session.logout',
        objectKind: 'person',
        objectId: actor.personId,
        address: client.address,
      });
    }
    clearSessionCookies(call, settings);
    return null;
  };

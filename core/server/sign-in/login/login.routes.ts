import type * as api from '../../../common/api/session';
import type { InputOf } from '../../../common/endpoint';
import { AppError, invalid, undecodable, wireCodes } from '../../../common/errors';
import { categories } from '../../../common/permissions/people';
import { parseSealed, sealedPath } from '../../../common/security/sealing';
import { type Actor, asSystem } from '../../actor';
import type { Db } from '../../data/db';
import type { Call, Handler } from '../../call';
import { clearSessionCookies } from '../session-cookies';
import type { SessionServices } from '../session-services';
import type { SignIns } from '../sign-ins';
import { type AccountRow, selectAccount, updatePasswordHash } from './accounts.queries';
import { hashPassword, isOutdated, isRightPassword } from './passwords';

type SigningServices = SessionServices & { readonly signIns: SignIns };
type LoginCall = Call<InputOf<typeof api.login>, Actor>;

const system = asSystem('a login is being tried');
const path = sealedPath('auth', '/efficiencyLogin');

export const login =
  (services: SigningServices): Handler<typeof api.login> =>
  (call) =>
    loginBy(services, call, 'POST');

/** Older clients: the password must be sealed; a readable one in an address is refused before anything is looked up. */
export const legacyLogin =
  (services: SigningServices): Handler<typeof api.legacyLogin> =>
  (call) => {
    if (!parseSealed(call.input.password)) throw new AppError('core.session.readablePassword', wireCodes.badRequest);
    return loginBy(services, call, 'GET');
  };

async function loginBy(
  services: SigningServices,
  call: LoginCall,
  method: 'GET' | 'POST',
): Promise<api.LoginResultItem> {
  const { input, now } = call;
  const { signIns } = services;
  const username = input.username.trim().toLowerCase();
  if (username === '') throw invalid('core.session.usernameMissing');
  if (input.password === '') throw invalid('core.session.passwordMissing');
  const password = await readablePassword(services, input, method, now);

  const account = await services.database.read(system, (db) => selectAccount(db, username));
  const claim = { account: username, mayLock: mayLock(services, account), proof: input.proof };
  const attempt = await signIns.attempt(call, claim);
  if (!(await isRightPassword(account?.passwordHash, password)) || !account) {
    await signIns.failed(call, 'password', account?.id ?? null);
    throw new AppError('core.session.wrongCredentials', wireCodes.badRequest);
  }
  if (account.isDisabled) {
    await signIns.failed(call, 'password', account.id);
    throw new AppError('core.session.disabled', wireCodes.forbidden);
  }
  return signIns.begin(call, {
    personId: account.id,
    way: 'password',
    attempt,
    roleId: input.roleId,
    remember: input.remember,
    also: await rehash(account, password),
  });
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

/** Under 等保 staff may be locked for half an hour; an unknown name is treated like staff, students never. */
const mayLock = ({ settings }: SessionServices, account: AccountRow | undefined) =>
  settings.passwordPolicy === 'dengbao' && account?.category !== categories.student;

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

import { createHash, randomBytes } from 'node:crypto';
import { AppError, notFound, wireCodes } from 'edutech/core/common/errors';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Call, CookieOptions, Handler } from 'edutech/core/server/call';
import { isSecureDeployment, originOf } from 'edutech/core/server/session/cookies';
import { selectAccount, selectAccountByCode } from 'edutech/core/server/sign-in/login/accounts.queries';
import type * as api from '../../api/sso';
import type { KnownProvider } from '../../model/sso/known-provider';
import { ownPath } from '../../model/sso/own-path';
import type { NamedPerson } from './identity-service';
import { serviceFor, type SsoServices } from './sso-services';
import { insertAttempt, insertIdentitySession, consumeAttempt } from './sso.queries';

const system = asSystem('somebody signs in with an identity service');
/** Binds the way back to the browser that set out. */
const attemptCookie = 'edutech_sso';
/** How long one may be at the service. Seconds. */
const attemptSeconds = 900;

export const beginSso =
  (services: SsoServices): Handler<typeof api.beginSso> =>
  async (call) => {
    const { input, now } = call;
    const { database, settings } = services;
    const provider = providerOf(services, input.provider);
    const key = random();
    const attempt = {
      provider: provider.id,
      state: random(),
      nonce: random(),
      verifier: random(),
      target: ownPath(input.target),
    };
    const address = await serviceFor(services, provider).begin(provider, originOf(call, settings), attempt);
    const expiresAt = new Date(now.getTime() + attemptSeconds * 1000);
    await database.write(system, (db) => insertAttempt(db, hashOf(key), attempt, expiresAt));
    call.setCookie(attemptCookie, key, cookieFor(services, attemptSeconds));
    return { address };
  };

export const finishSso =
  (services: SsoServices): Handler<typeof api.finishSso> =>
  async (call) => {
    const { input, now } = call;
    const { database, logger, settings, signIns } = services;
    const provider = providerOf(services, input.provider);
    const attempted = await signIns.attempt(call, { account: null, proof: input.proof });
    const key = call.cookies[attemptCookie] ?? '';
    const attempt = await database.write(system, (db) => consumeAttempt(db, hashOf(key), provider.id, now));
    call.setCookie(attemptCookie, '', cookieFor(services, 0));
    if (!attempt) throw new AppError('account.sso.over', wireCodes.gone);
    const query = new URLSearchParams(input.query);
    const service = serviceFor(services, provider);
    const named = await service
      .finish(provider, originOf(call, settings), attempt, query)
      .catch(async (error: unknown) => {
        await signIns.failed(call, provider.protocol, null);
        // the library's message names the failed check, without codes and tokens
        const cause = String((error as AppError).cause ?? error).slice(0, 300);
        logger.warn({ provider: provider.id, cause }, 'an identity service was not believed');
        throw error;
      });
    const account = await database.read(system, (db) => findPerson(db, provider, named));
    if (!account) {
      await signIns.failed(call, provider.protocol, null);
      throw new AppError('account.sso.unknownPerson', wireCodes.forbidden, nameOf(provider, call));
    }
    const origin = newId(now.getTime());
    const begun = {
      id: origin,
      provider: provider.id,
      subject: named.subject,
      sessionHash: named.session === null ? null : hashOf(named.session),
      personId: account.id,
    };
    const login = await signIns.begin(call, {
      personId: account.id,
      way: provider.protocol,
      attempt: attempted,
      isProven: named.hasTwoFactors,
      origin,
      facts: { provider: provider.id },
      also: (db) => insertIdentitySession(db, begun, now).then(() => undefined),
    });
    return { login, target: attempt.target };
  };

function providerOf({ providers }: SsoServices, id: string): KnownProvider {
  const provider = providers().find((one) => one.id === id);
  if (!provider) throw notFound('account.sso.noProvider');
  return provider;
}

const findPerson = (db: Parameters<typeof selectAccount>[0], { finds }: KnownProvider, { named }: NamedPerson) =>
  finds === 'username' ? selectAccount(db, named.trim().toLowerCase()) : selectAccountByCode(db, named.trim());

const nameOf = (provider: KnownProvider, { language }: Pick<Call<unknown>, 'language'>) => ({
  provider: language === 'en' ? provider.nameEn : provider.name,
});

const cookieFor = ({ settings }: SsoServices, maxAge: number): CookieOptions => ({
  httpOnly: true,
  sameSite: 'Lax',
  secure: isSecureDeployment(settings),
  maxAge,
});

const random = () => randomBytes(32).toString('base64url');

/** What names a session or an attempt without opening it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

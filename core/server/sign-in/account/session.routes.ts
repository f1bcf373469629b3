import type * as api from '../../../common/api/session';
import { AppError, notFound, notSignedIn, wireCodes } from '../../../common/errors';
import { isId } from '../../../common/ids';
import { categories } from '../../../common/permissions/people';
import type { SignedIn } from '../../actor';
import type { Db } from '../../data/db';
import type { Call, Handler } from '../../call';
import type { Grants } from '../../permissions/grants';
import { setSessionCookies } from '../session-cookies';
import { sessionSecretOf } from '../../session/cookies';
import { selectHeldPost } from '../login/accounts.queries';
import { loginState } from '../login/login-result';
import type { SessionServices } from '../session-services';
import { userInfo } from './user-info';

/** The caller in the post that he asks about, if it is his own; a post that has ended since is no error here. */
export const getUserInfo =
  (services: SessionServices): Handler<typeof api.getUserInfo> =>
  async (call) => {
    const { actor, db, input, language, now } = call;
    const { sessions, tokens } = services;
    const session = await sessionOf(services, call);
    const isHeld = session.holder.posts.some(({ id }) => id === input.roleId);
    const inPost = isHeld ? await sessions.actorOf(session, input.roleId) : actor;
    return userInfo(services, db, {
      actor: inPost,
      language,
      now,
      token: tokens.issue(session, now),
      termId: input.termId,
    });
  };

export const getLoginState =
  (services: SessionServices): Handler<typeof api.getLoginState> =>
  async (call) =>
    loginState(services, call.db, call, { actor: call.actor, session: await sessionOf(services, call) });

/** The session of a call that has been let in. Throws 464 where it ended meanwhile. */
async function sessionOf(
  { sessions, settings }: SessionServices,
  { cookies, now }: Pick<Call<unknown>, 'cookies' | 'now'>,
) {
  const session = await sessions.find(sessionSecretOf(cookies, settings) ?? '', now);
  if (!session) throw notSignedIn();
  return session;
}

export const getRolePermissions =
  (grants: Grants): Handler<typeof api.getRolePermissions> =>
  async ({ actor, db, input }) => {
    const post = await ownPost(db, actor, input.roleId);
    const acl = await grants.aclOf(db, {
      personId: actor.personId,
      category: categories[actor.category],
      postId: post.id,
      roleType: post.roleType,
    });
    return Object.fromEntries(Object.entries(acl).map(([code, actions]) => [code, [...actions]]));
  };

export const switchRole =
  ({ sessions, tokens, settings, audit }: SessionServices): Handler<typeof api.switchRole> =>
  async (call) => {
    const { actor, db, input, now, client } = call;
    const post = await ownPost(db, actor, input.roleId);
    const started = await sessions.rotate(db, actor.sessionId, now, { roleId: post.id });
    await audit.record(db, actor, {
      act: 'session.switchRole',
      objectKind: 'post',
      objectId: post.id,
      address: client.address,
    });
    setSessionCookies(call, settings, started);
    const token = tokens.issue(started.session, now);
    call.setToken(token);
    return { token };
  };

export const listDevices =
  ({ sessions }: SessionServices): Handler<typeof api.listDevices> =>
  async ({ actor, db, now }) =>
    (await sessions.devicesOf(db, actor.personId, now)).map(
      ({ sessionId, device, address, startedAt, lastSeenAt }) => ({
        session: sessionId,
        device,
        address,
        startedAt: startedAt.getTime(),
        lastSeenAt: lastSeenAt.getTime(),
        isCurrent: sessionId === actor.sessionId,
      }),
    );

export const endDevice =
  ({ sessions, audit }: SessionServices): Handler<typeof api.endDevice> =>
  async ({ actor, db, input, now, client }) => {
    const own = (await sessions.devicesOf(db, actor.personId, now)).some(
      ({ sessionId }) => sessionId === input.session,
    );
    if (!own) throw notFound('core.session.deviceGone');
    await sessions.end(db, input.session);
    await audit.record(db, actor, {
      act: 'session.endDevice',
      objectKind: 'person',
      objectId: actor.personId,
      address: client.address,
    });
    return null;
  };

export const endOtherDevices =
  ({ sessions, audit }: SessionServices): Handler<typeof api.endOtherDevices> =>
  async ({ actor, db, client }) => {
    const ended = await sessions.endAllOf(db, actor.personId, actor.sessionId);
    const record = {
      act: 'session.endOthers',
      objectKind: 'person',
      objectId: actor.personId,
      address: client.address,
      facts: { ended },
    };
    await audit.record(db, actor, record);
    return { ended };
  };

/** The caller's own post of this id. Throws 403 `core.session.roleNotHeld`. */
async function ownPost(db: Db, actor: SignedIn, roleId: string) {
  const post = isId(roleId) ? await selectHeldPost(db, actor.personId, roleId) : undefined;
  if (!post) throw new AppError('core.session.roleNotHeld', wireCodes.forbidden);
  return post;
}

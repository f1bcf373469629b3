import { createHash, randomBytes } from 'node:crypto';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { Call, Handler } from 'edutech/core/server/call';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import { originOf, refuseUnsafeConnection } from 'edutech/core/server/session/cookies';
import type * as api from '../../api/requests/requests';
import type { AccountServices } from '../account-services';
import { sendMail } from '../mails';
import { selectOptionalMail } from '../profile/mail.queries';
import { deleteLinksOf, insertLink, type LinkRow, selectOptionalLink, consumeLink } from './links.queries';

/** Services of links. */
export type LinkServices = AccountServices & { readonly overPeople: OverPeople };

/** A link that was asked for by e-mail, and one with which an account begins. Milliseconds. */
const forgottenLife = 1_800_000;
const firstLife = 7 * 86_400_000;

const system = asSystem('somebody sets a password by a link');
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const over = () => new AppError('account.link.over', wireCodes.gone);

/** The address of a link: its secret is in the fragment (`#`), which no server log contains. */
const linkAddress = (origin: string, secret: string) => `${origin}/set-password#${secret}`;

/** The person and address of a link. */
interface NewLink {
  readonly personId: Id;
  readonly isFirst: boolean;
  readonly origin: string;
  readonly now: Date;
}

/** A new link for a person; those before it are worthless. `db` is a transaction as the system. */
export async function makeLink(
  { overPeople }: Pick<LinkServices, 'overPeople'>,
  db: Db,
  { personId, isFirst, origin, now }: NewLink,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + (isFirst ? firstLife : forgottenLife));
  await deleteLinksOf(db, personId);
  const powers = [...(await overPeople.powersOf(db, personId))];
  await insertLink(db, { id: hashOf(secret), personId, isFirst, powers, madeAt: now, expiresAt });
  return linkAddress(origin, secret);
}

/**
 * The origin for links in mails: the deployment's own, or localhost's. A Host header could name any host,
 * which would receive the link's secret; empty then.
 */
export function originForMail(call: Pick<Call<unknown>, 'headers'>, { settings }: Pick<AccountServices, 'settings'>) {
  const origin = originOf(call, settings);
  const isOurs = settings.publicOrigin !== '' || /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
  return isOurs ? origin : '';
}

/** Throws 410 for a link of a person who has gained rights over others since it was made: others know the link. */
async function refuseIfMorePowerful(
  { overPeople }: LinkServices,
  db: Db,
  { personId, powers }: LinkRow,
): Promise<void> {
  for (const power of await overPeople.powersOf(db, personId)) if (!powers.includes(power)) throw over();
}

export const readLink =
  (services: LinkServices): Handler<typeof api.readLink> =>
  ({ input, now }) =>
    services.database.read(system, async (db) => {
      const link = await selectOptionalLink(db, hashOf(input.secret), now);
      if (!link) throw over();
      await refuseIfMorePowerful(services, db, link);
      const { username, name } = await services.ownAccount.facts(db, link.personId);
      return { username, name, isFirst: link.isFirst };
    });

export const takeLink =
  (services: LinkServices): Handler<typeof api.takeLink> =>
  async (call) => {
    const { actor, client, input, language, now } = call;
    const { database, ownAccount, settings } = services;
    refuseUnsafeConnection(call, settings);
    const id = hashOf(input.secret);
    const person = await database.read(system, async (db) => {
      const link = await selectOptionalLink(db, id, now);
      if (!link) throw over();
      return ownAccount.facts(db, link.personId);
    });
    if (person.isFrozen) throw over();
    ownAccount.refuseWeak(input.password, person.username, 'password');
    const hash = await ownAccount.hash(input.password);
    const address = await database.write(system, async (db) => {
      await lockAccount(db, person.id);
      const link = await consumeLink(db, id, now);
      if (!link) throw over();
      await refuseIfMorePowerful(services, db, link);
      await ownAccount.choosePassword(db, actor, person, hash, client.address);
      return (await selectOptionalMail(db, person.id))?.address ?? null;
    });
    if (address) await sendMail(services, language, address, 'changed', { name: person.name });
    return { username: person.username };
  };

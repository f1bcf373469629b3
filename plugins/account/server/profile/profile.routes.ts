import { categories } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { OwnAccount } from './own-account';
import type * as api from '../../api/profile';
import type { AccountServices } from '../account-services';
import { selectFactors } from '../factors/factors.queries';
import { selectOptionalMail } from './mail.queries';

type Facts = Awaited<ReturnType<OwnAccount['facts']>>;

export const ownProfile =
  (services: AccountServices): Handler<typeof api.ownProfile> =>
  async ({ actor, db }) =>
    profileOf(services, db, await services.ownAccount.facts(db, actor.personId));

export const editProfile =
  (services: AccountServices): Handler<typeof api.editProfile> =>
  async ({ actor, db, input }) =>
    profileOf(services, db, await services.ownAccount.edit(actor, { ...input, phone: input.phone.trim() }));

async function profileOf({ mailer }: AccountServices, db: Db, facts: Facts): Promise<api.OwnProfile> {
  const mail = mailer.isOn ? await selectOptionalMail(db, facts.id) : undefined;
  return {
    username: facts.username,
    usercode: facts.usercode,
    name: facts.name,
    sex: facts.sex,
    maySetSex: facts.category !== categories.student,
    phone: facts.phone,
    hasAvatar: facts.avatarFileId !== null,
    hasSecondStep: (await selectFactors(db, facts.id)).length > 0,
    mail: mailer.isOn ? { address: mail?.address ?? '', pending: mail?.pending ?? '' } : null,
    version: facts.version,
  };
}

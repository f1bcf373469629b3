import { categories } from 'edutech/core/common/permissions/people';
import type { Db } from 'edutech/core/server/data/db';
import type { Handler } from 'edutech/core/server/call';
import type { OwnAccount } from './own-account';
import type * as api from '../../api/profile';
import type { AccountServices } from '../account-services';
import { selectFactors } from '../factors/factors.queries';
import { mobileNumber } from '../../model/phone-number';
import { selectOptionalMail } from './mail.queries';
import { selectOptionalPhone } from './phone.queries';

type Facts = Awaited<ReturnType<OwnAccount['facts']>>;

export const ownProfile =
  (services: AccountServices): Handler<typeof api.ownProfile> =>
  async ({ actor, db, now }) =>
    profileOf(services, db, await services.ownAccount.facts(db, actor.personId), now);

export const editProfile =
  (services: AccountServices): Handler<typeof api.editProfile> =>
  async ({ actor, db, input, now }) =>
    profileOf(services, db, await services.ownAccount.edit(actor, { ...input, phone: input.phone.trim() }), now);

/** Students are written to through the school and their guardians, never on a telephone. */
async function phoneCheckOf({ phoneCodes }: AccountServices, db: Db, { id, category, phone }: Facts, now: Date) {
  const isFor =
    category !== categories.student && category !== categories.guestCity && category !== categories.guestArea;
  if (!phoneCodes[0]?.isOn || !isFor) return null;
  const mobile = mobileNumber(phone);
  const row = await selectOptionalPhone(db, id);
  const isConfirmed = mobile !== null && row?.number === mobile;
  return {
    state: mobile === null ? ('noMobile' as const) : isConfirmed ? ('confirmed' as const) : ('open' as const),
    isPending: mobile !== null && row?.pending === mobile && (row.expiresAt ?? now) > now,
  };
}

async function profileOf(services: AccountServices, db: Db, facts: Facts, now: Date): Promise<api.OwnProfile> {
  const { mailer } = services;
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
    phoneCheck: await phoneCheckOf(services, db, facts, now),
    version: facts.version,
  };
}

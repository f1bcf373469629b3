import Type from 'typebox';
import { asSystem } from 'edutech/core/server/actor';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type { OverPeople } from 'edutech/core/server/permissions/over-people';
import { contribute } from 'edutech/core/server/plugin';
import { SharedComputers } from 'edutech/core/server/sign-in/login/shared-computers';
import { ConfirmedMails } from '../api/profile';
import { ConfirmedPhones, MessageWay } from '../kit/server/message-way';
import { RegistrationRequests } from '../api/requests/registration-requests';
import type { AccountServices } from './account-services';
import { removeAvatar, uploadAvatar } from './profile/avatar.routes';
import { confirmedMails } from './profile/confirmed-mails';
import { beginMail, confirmMail, removeMail } from './profile/mail.routes';
import { beginPhone, confirmedPhones, confirmPhone, removePhone } from './profile/phone.routes';
import { deleteOldCodes } from './profile/phone.queries';
import { editProfile, ownProfile } from './profile/profile.routes';
import { forgotPassword, forgottenJob } from './requests/forgot.routes';
import { readLink, takeLink } from './requests/links';
import { deleteOldLinks } from './requests/links.queries';
import { register, requestPlaces, requestState } from './requests/register.routes';
import { administeredComputers } from './shared/administered-computers';
import { deviceSince } from './class-code/devices';
import {
  listSharedComputers,
  registerSharedComputer,
  removeSharedComputer,
  sharedComputerRegister,
} from './shared/shared-computers';
import { deleteOldSharedComputers } from './shared/shared-computers.queries';
import { registrationRequests } from './requests/registration-requests';
import { NotificationMatter, NotificationWay } from 'edutech/core/server/notifications/matters';
import { chosenWays } from './notify/chosen-ways';
import { deleteOldDeliveries } from './notify/deliveries.queries';
import { deliver } from './notify/deliver.job';
import { formerLetters } from './notify/former-letters.job';
import { mailWay } from './notify/mail-way';
import { matterHandlers } from './notify/matters.routes';
import { listDeviceNames, nameDevice } from './sign-ins/device-names.routes';
import { disownSignIn, listSignIns, listVisits } from './sign-ins/sign-ins.routes';

type OwnServices = AccountServices & { readonly overPeople: OverPeople; readonly organisation: Organisation };

/** A person's own account, and help for people who cannot sign in. */
export const ownPart = (services: OwnServices) => ({
  handlers: {
    ownProfile: ownProfile(services),
    editProfile: editProfile(services),
    uploadAvatar: uploadAvatar(services),
    removeAvatar: removeAvatar(services),
    beginMail: beginMail(services),
    confirmMail: confirmMail(services),
    removeMail: removeMail(services),
    beginPhone: beginPhone(services),
    confirmPhone: confirmPhone(services),
    removePhone: removePhone(services),
    listSignIns: listSignIns(services),
    listVisits: listVisits(services),
    disownSignIn: disownSignIn(services),
    listDeviceNames,
    nameDevice,
    ...matterHandlers(services),
    requestPlaces: requestPlaces(services),
    register: register(services),
    requestState: requestState(services),
    forgotPassword: forgotPassword(services),
    readLink: readLink(services),
    takeLink: takeLink(services),
    listSharedComputers: listSharedComputers(services),
    registerSharedComputer: registerSharedComputer(services),
    removeSharedComputer: removeSharedComputer(services),
    ...administeredComputers(services),
  },
  provides: [
    contribute(RegistrationRequests, registrationRequests(services)),
    contribute(SharedComputers, sharedComputerRegister),
    contribute(NotificationWay, chosenWays(services)),
    contribute(MessageWay, mailWay(services)),
    contribute(ConfirmedPhones, confirmedPhones),
    contribute(NotificationMatter, {
      id: 'account.security',
      title: 'account.matter.security',
      keys: ['account.notice.copiedPasskey'],
      isFixed: true,
      isUrgent: true,
    }),
    contribute(ConfirmedMails, confirmedMails(services)),
  ],
  jobs: [
    forgottenJob(services),
    deliver(services),
    formerLetters(services),
    {
      name: 'account.tidyLinks',
      payload: Type.Object({}),
      schedule: '9 * * * *',
      run: async () => {
        const actor = asSystem('outlived links that set a password are removed');
        await services.database.write(actor, (db) => deleteOldLinks(db, services.clock.now()));
      },
    },
    {
      name: 'account.tidyDeliveries',
      payload: Type.Object({}),
      schedule: '43 3 * * *',
      run: async () => {
        const actor = asSystem('old records of messages and codes are removed');
        const daysAgo = (days: number) => new Date(services.clock.now().getTime() - days * 86_400_000);
        await services.database.write(actor, async (db) => {
          await deleteOldDeliveries(db, daysAgo(30));
          await deleteOldCodes(db, daysAgo(2));
        });
      },
    },
    {
      name: 'account.tidySharedComputers',
      payload: Type.Object({}),
      schedule: '41 3 * * *',
      run: async () => {
        const actor = asSystem('registrations of shared computers that are over are removed');
        const now = services.clock.now();
        const removedBefore = new Date(now.getTime() - 86_400_000);
        await services.database.write(actor, (db) => deleteOldSharedComputers(db, deviceSince(now), removedBefore));
      },
    },
  ],
});

import * as acting from '../../common/api/acting';
import * as secondStep from '../../common/api/second-step';
import * as agreements from '../../common/api/agreements';
import * as modules from '../../common/api/modules';
import * as session from '../../common/api/session';
import { corePlugin } from '../../common/core-plugin';
import { Grants } from '../permissions/grants';
import { type AnyServerHalf, definePluginServer, provide } from '../plugin';
import { OverPeople } from '../permissions/over-people';
import { changePassword } from '../sign-in/account/password.routes';
import {
  endDevice,
  endOtherDevices,
  getLoginState,
  getRolePermissions,
  getUserInfo,
  listDevices,
  switchRole,
} from '../sign-in/account/session.routes';
import { actAs, endActing } from '../sign-in/acting/acting.routes';
import { createHandOverTicket, exchangeTicket, skyClassLogin } from '../sign-in/login/hand-over.routes';
import { legacyLogin, login, logout } from '../sign-in/login/login.routes';
import { dummyHash } from '../sign-in/login/passwords';
import { sessionSignIns } from '../sign-in/login/session-sign-ins';
import { acceptAgreements, acceptNewAgreements, agreementsInForce } from '../sign-in/second-step/agreements.routes';
import { challengeSecondStep, takeSecondStep } from '../sign-in/second-step/second-step.routes';
import { sessionDemo } from './demo/session.demo';
import { rotateSecrets, tidySessions } from '../sign-in/session.jobs';
import { sessionDeps } from '../sign-in/session-services';
import { SignIns } from '../sign-in/sign-ins';

const api = { ...agreements, ...modules, ...session, ...secondStep, ...acting };

/** Login and logout, who one is, posts, password, devices and hand-overs. */
export const sessionModule: AnyServerHalf = definePluginServer(corePlugin, {
  api,
  deps: { ...sessionDeps, grants: Grants, overPeople: OverPeople },
  demo: sessionDemo,
  setup: async ({ grants, overPeople, ...services }) => {
    await Promise.all([services.secrets.load(), dummyHash()]);
    const signIns = sessionSignIns(services);
    const signing = { ...services, signIns };
    return {
      provides: [provide(SignIns, signIns)],
      handlers: {
        login: login(signing),
        legacyLogin: legacyLogin(signing),
        logout: logout(services),
        getSealKey: async ({ now }) => ({ ...(await services.sealed.sealKey(now)), now: now.getTime() }),
        getUserInfo: getUserInfo(services),
        getLoginState: getLoginState(services),
        getRolePermissions: getRolePermissions(grants),
        switchRole: switchRole(services),
        changePassword: changePassword(services),
        listDevices: listDevices(services),
        endDevice: endDevice(services),
        endOtherDevices: endOtherDevices(services),
        createHandOverTicket: createHandOverTicket(services),
        exchangeTicket: exchangeTicket(signing),
        skyClassLogin: skyClassLogin(signing),
        challengeSecondStep: challengeSecondStep(services),
        takeSecondStep: takeSecondStep(signing),
        agreementsInForce: agreementsInForce(services),
        acceptAgreements: acceptAgreements(signing),
        acceptNewAgreements: acceptNewAgreements(services),
        actAs: actAs({ ...services, overPeople }),
        endActing: endActing(services),
        listSwitchedOff: async () => ({ off: services.moduleOrder.of({ countyId: null }).off }),
      },
      jobs: [tidySessions(services), rotateSecrets(services)],
      close: () => services.sessions.close(),
    };
  },
});

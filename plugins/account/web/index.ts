import { frontPath } from 'edutech/core/common/front';
import { definePluginWeb, type RouteInterceptor } from 'edutech/core/web/plugin';
import { categories } from 'edutech/core/common/permissions/people';
import { routes as home } from 'edutech/plugins/home/routes';
import plugin from '../plugin';

/** `/intelligence_teaching` is the teaching platform's old address: everybody is led to his own home. */
const toOwnHome: RouteInterceptor = async ({ deployment, session }) => {
  const user = await session.ensureUser();
  const own = user?.category === categories.student ? home.studentRoot : home.root;
  return own.ifOn(deployment) ?? frontPath;
};

export default definePluginWeb(plugin, {
  pages: {
    general: () => import('./pages/GeneralPage'),
    setting: () => import('./pages/TeacherPage'),
    studentSetting: () => import('./pages/StudentPage'),
    terms: () => import('./agreements/TermsPage'),
    register: () => import('./requests/RegisterPage'),
    forgot: () => import('./requests/ForgotPage'),
    setPassword: () => import('./requests/SetPasswordPage'),
    classSignIn: () => import('./class-code/ClassPage'),
    authorise: () => import('./provider/ConsentPage'),
    card: () => import('./card/CardPage'),
    computers: () => import('./shared-computers/ComputersPage'),
    outside: () => import('./outside/OutsidePage'),
    signInReturn: () => import('./sso/ReturnPage'),
  },
  blocks: {
    passkeyFactor: () => import('./login/PasskeyFactorBlock'),
    codeFactor: () => import('./login/CodeFactorBlock'),
    recoveryFactor: () => import('./login/RecoveryFactorBlock'),
    agree: () => import('./login/AgreeBlock'),
    enrol: () => import('./login/EnrolBlock'),
    passkeyWay: () => import('./login/PasskeyWayBlock'),
    classCodeWay: () => import('./login/ClassCodeWayBlock'),
    cardWay: () => import('./login/CardWayBlock'),
    ssoWay: () => import('./sso/SsoWayBlock'),
    teacherPlatforms: () => import('./outside/PlatformsBlock'),
    studentPlatforms: () => import('./outside/PlatformsBlock'),
    classrooms: () => import('./class-code/ClassroomsBlock'),
    sharedComputers: () => import('./shared-computers/SharedComputersBlock'),
    factors: () => import('./factors/FactorsBlock'),
    personFactors: () => import('./factors/PersonFactorsBlock'),
  },
  interceptors: { toOwnHome },
});

import { definePluginWeb, type RouteInterceptor } from 'edutech/core/web/plugin';
import { categories } from 'edutech/core/common/permissions/people';
import plugin from '../plugin';

/** `/intelligence_teaching` is the teaching platform's old address: everybody is led to his own home. */
const toOwnHome: RouteInterceptor = async ({ deployment, session }) => {
  if (!deployment.isOn('home')) return '/login';
  const user = await session.ensureUser();
  return user?.category === categories.student ? '/student-home' : '/home';
};

export default definePluginWeb(plugin, {
  pages: {
    general: () => import('./pages/GeneralPage'),
    setting: () => import('./pages/TeacherPage'),
    studentSetting: () => import('./pages/StudentPage'),
    register: () => import('./requests/RegisterPage'),
    forgot: () => import('./requests/ForgotPage'),
    setPassword: () => import('./requests/SetPasswordPage'),
    signInReturn: () => import('./sso/ReturnPage'),
  },
  blocks: {
    passkeyFactor: () => import('./login/PasskeyFactorBlock'),
    codeFactor: () => import('./login/CodeFactorBlock'),
    recoveryFactor: () => import('./login/RecoveryFactorBlock'),
    enrol: () => import('./login/EnrolBlock'),
    passkeyWay: () => import('./login/PasskeyWayBlock'),
    ssoWay: () => import('./sso/SsoWayBlock'),
    factors: () => import('./factors/FactorsBlock'),
    personFactors: () => import('./factors/PersonFactorsBlock'),
  },
  interceptors: { toOwnHome },
});

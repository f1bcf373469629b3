import type { ModuleHandler } from 'edutech/core/web/plugin';
import { routes as home } from 'edutech/plugins/home/routes';
import { isManaging, smartMarkingFor, smartTeachingFor } from '../model/entries';

/** Name of the one-use ticket in the address of the teaching platform's window. */
const ticketParameter = 'token';

/** Tab 1: the teaching platform, in a window of its own. */
export const smartTeaching: ModuleHandler = async ({ session, dialogs, messages, navigation, deployment }) => {
  const whose = smartTeachingFor(session.user.peek());
  if (whose === 'login') return void (await dialogs.login());
  if (whose === 'refused') return void messages.show('portal.alert.noPermission', { tone: 'error' });
  const own = (whose === 'student' ? home.studentRoot : home.root).ifOn(deployment);
  if (own !== undefined) await navigation.open(own, { ticketParameter });
};

/** Tab 7: the marking site. */
export const smartMarking: ModuleHandler = async ({ session, deployment, messages, navigation }) => {
  const address = String(deployment.option('portal', 'markingUrl'));
  const answer = smartMarkingFor(session.user.peek(), address);
  if (answer === 'onlyTeachers') messages.show('portal.alert.onlyTeachersMark', { tone: 'error' });
  else if (answer === 'noAddress') messages.show('portal.alert.markingUrl', { tone: 'warning' });
  else await navigation.open(address);
};

/** Smart management: one of the doors, where its site is set. A visitor signs in first, and is then judged like everybody. */
export const smartManagement: ModuleHandler = async ({ session, deployment, dialogs, messages, navigation }) => {
  if (!session.user.peek() && !(await dialogs.login())) return;
  if (!isManaging(session.user.peek(), String(deployment.option('portal', 'managementUserCode')))) {
    messages.show('portal.alert.notForYou', { tone: 'error' });
  } else await navigation.open(String(deployment.option('portal', 'managementUrl')));
};

import type { ModuleHandler } from 'edutech/core/web/plugin';

/** 阅卷平台: opens the marking platform of the deployment with a one-use ticket (portal.md section 5, "Menu entries"). */
export const openMarking: ModuleHandler = async ({ deployment, messages, navigation, session }) => {
  const address = deployment.option('marking', 'markingPlatformUrl');
  if (!session.hasLoginCookie()) {
    messages.show('marking.alert.noToken', { tone: 'error' });
  } else if (typeof address !== 'string' || address === '') {
    messages.show('marking.alert.noMarkingAddress', { tone: 'warning' });
  } else {
    await navigation.open(address, { ticketParameter: 'token' });
  }
};

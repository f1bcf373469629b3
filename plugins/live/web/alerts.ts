import type { ModuleHandler } from 'edutech/core/web/plugin';

/** 录播: opens the recording platform of the deployment with a one-use ticket (portal.md section 5, "Menu entries"). */
export const openRecording: ModuleHandler = async ({ deployment, messages, navigation, session }) => {
  const address = deployment.option('live', 'recordPlatformUrl');
  if (!session.hasLoginCookie()) {
    messages.show('live.alert.noToken', { tone: 'error' });
  } else if (typeof address !== 'string' || address === '') {
    messages.show('live.alert.noRecordAddress', { tone: 'warning' });
  } else {
    await navigation.open(address, { ticketParameter: 'token' });
  }
};

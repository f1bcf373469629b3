import type { ModuleHandler } from 'edutech/core/web/plugin';

/** 精品资源: opens the boutique platform for the signed-in user (portal.md section 5, "Menu entries"). */
export const openBoutiqueResource: ModuleHandler = async ({ deployment, messages, navigation, session }) => {
  const address = deployment.option('resource', 'boutiqueResourceUrl');
  if (!session.user.value) {
    messages.show('resource.alert.noUser', { tone: 'error' });
  } else if (typeof address !== 'string' || address === '') {
    messages.show('resource.alert.noBoutiqueAddress', { tone: 'warning' });
  } else {
    await navigation.open(address, { ticketParameter: 'token' });
  }
};

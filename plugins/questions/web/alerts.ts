import type { ModuleHandler } from 'edutech/core/web/plugin';

/** 精品题库: opens the boutique question bank for the signed-in user, as 精品资源 does (portal.md section 5). */
export const openBoutiqueQuestionBank: ModuleHandler = async ({ deployment, messages, navigation, session }) => {
  const address = deployment.option('questions', 'boutiqueQuestionBankUrl');
  if (!session.user.value) {
    messages.show('questions.alert.noUser', { tone: 'error' });
  } else if (typeof address !== 'string' || address === '') {
    messages.show('questions.alert.noBoutiqueAddress', { tone: 'warning' });
  } else {
    await navigation.open(address, { ticketParameter: 'token' });
  }
};

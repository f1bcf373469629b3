import { hasUser, platformLink } from 'edutech/core/web/platform-link';

/** 精品题库: the boutique question bank, as 精品资源 opens its platform. */
export const openBoutiqueQuestionBank = platformLink({
  plugin: 'questions',
  option: 'boutiqueQuestionBankUrl',
  needs: { is: hasUser, otherwise: 'questions.alert.noUser' },
  noAddress: 'questions.alert.noBoutiqueAddress',
});

import type { ResourceLanguage } from '../../model/kinds';

/** The message that names the language of a resource. */
export const languageWord = (language: ResourceLanguage): string =>
  `resource.language.${language === 'zh-CN' ? 'chinese' : language}`;

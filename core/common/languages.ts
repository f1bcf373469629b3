/** Languages of the product. zh-CN is the source language; the wire (`lang`) uses ZH_CN and EN. */
export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];
/** The language of people who have chosen none. */
export const defaultLanguage: Language = 'zh-CN';

/** Languages as the `lang` of the specification writes them. */
export const wireLanguages = { 'zh-CN': 'ZH_CN', en: 'EN' } as const;

/** Reads `lang` in the wire's and in the browser's spelling (`EN`, `en-GB`, `ZH_CN`, `zh`); anything else is Chinese. */
export function languageOf(value: string | null | undefined): Language {
  return value && /^en([-_]|$)/i.test(value) ? 'en' : defaultLanguage;
}

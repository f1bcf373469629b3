import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import type { ErrorParams } from '../common/errors';
import { languages, type Language } from '../common/languages';
import { token } from '../common/token';

/** Message keys in both languages, for `msg` of answers, mails and feeds. */
export interface Texts {
  /** The text of a key; the key itself when nobody wrote one (a contract test finds these). */
  say(language: Language, key: string, params?: ErrorParams): string;
  has(key: string): boolean;
}
export const Texts = token<Texts>('core.Texts');

/** Catalogues: language → key → ICU text. */
export type Catalogues = Readonly<Record<Language, Readonly<Record<string, string>>>>;

type Parsed = ReturnType<IntlShape['formatters']['getMessageFormat']>;

/** Texts over catalogues that are held whole in memory (some hundred kB). */
export function textsOf(catalogues: Catalogues): Texts {
  const shapes = new Map<Language, IntlShape<string>>();
  for (const locale of languages) {
    const cache = createIntlCache();
    shapes.set(locale, createIntl({ locale, messages: catalogues[locale], onError: () => undefined }, cache));
  }
  // most have nothing to fill in, and are always the same
  const said = { 'zh-CN': new Map<string, string>(), en: new Map<string, string>() };
  // found by their key: the library finds a parsed text by all that it was made of, written as JSON each time
  const parsed = { 'zh-CN': new Map<string, Parsed>(), en: new Map<string, Parsed>() };
  function fillIn(language: Language, key: string, params: ErrorParams): string {
    const { formatters, formats, formatMessage } = shapes.get(language)!;
    const text = catalogues[language][key]!;
    try {
      const known = parsed[language].get(key) ?? formatters.getMessageFormat(text, language, formats, { formatters });
      parsed[language].set(key, known);
      return String(known.format(params));
    } catch {
      // a text with a mistake is said as it was written
      return formatMessage({ id: key }, { ...params });
    }
  }
  return {
    say: (language, key, params) => {
      const known = params ? undefined : said[language].get(key);
      if (known !== undefined) return known;
      if (!Object.hasOwn(catalogues[language], key)) return key;
      const text = fillIn(language, key, params ?? {});
      if (!params) said[language].set(key, text);
      return text;
    },
    has: (key) => languages.every((language) => Object.hasOwn(catalogues[language], key)),
  };
}

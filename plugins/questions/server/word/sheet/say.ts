import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';

/** Words of the platform on a paper, in its language. */
export interface Say {
  (name: string, params?: Readonly<Record<string, string | number>>): string;
  readonly language: Language;
}

export const sayIn = (texts: Texts, language: Language): Say =>
  Object.assign(
    (name: string, params: Readonly<Record<string, string | number>> = {}) =>
      texts.say(language, `questions.print.${name}`, params),
    { language },
  );

import { defaultLanguage, languageOf, type Language } from '../languages';

/** Colour themes (screens.md section 0); the first is the default. */
export const themes = ['green', 'white', 'blue', 'red'] as const;
export type Theme = (typeof themes)[number];
/** Light or dark; `system` follows the device. */
export const modes = ['light', 'dark', 'contrast', 'system'] as const;
export type Mode = (typeof modes)[number];

/** The appearance of the screen and its language. */
export interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly mode: Mode;
}

/** A readable cookie without a secret, so that the server renders a page in the reader's language and colours. */
export const lookCookie = 'edutech_look';

/** The cookie's value: `en.blue.dark`. */
export const lookText = (look: Look): string => `${look.language}.${look.theme}.${look.mode}`;

/**
 * Reads the cookie's value; missing or unknown parts become the default (`language` from the caller, green, system).
 */
export function readLook(text: string | null | undefined, language: Language = defaultLanguage): Look {
  const [spoken, theme, mode] = (text ?? '').split('.');
  return {
    language: spoken ? languageOf(spoken) : language,
    theme: themes.find((known) => known === theme) ?? 'green',
    mode: modes.find((known) => known === mode) ?? 'system',
  };
}

import { effect, signal } from '@preact/signals-react';
import { type Look, lookCookie, lookText, readLook } from '../../common/browser/appearance';
import type { Language } from '../../common/languages';
import type { Appearance, Storage } from '../services';

const lookKey = 'look';
/** The server reads it to draw the next page alike; a year, in seconds. */
const cookieSeconds = 31_536_000;

/** Signals of a look; on the server, one set per rendering. */
export const appearanceOf = (look: Look): Appearance => ({
  language: signal(look.language),
  theme: signal(look.theme),
  mode: signal(look.mode),
});

/** The look as stored here, else as the cookie says (another tab, another name of this site), else the page's language. */
export function storedLook(storage: Storage, cookies: string, language: Language): Look {
  const inCookie = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${lookCookie}=`));
  return readLook(storage.get<string>(lookKey) ?? inCookie?.slice(lookCookie.length + 1), language);
}

/**
 * Keeps the appearance in storage, which survives a logout, and in the cookie; applies it to `<html>`; follows other
 * tabs.
 */
export function keepLook(appearance: Appearance, storage: Storage, page: Document): void {
  effect(() => {
    const look = { language: appearance.language.value, theme: appearance.theme.value, mode: appearance.mode.value };
    const text = lookText(look);
    if (storage.get<string>(lookKey) !== text) storage.set(lookKey, text, Infinity);
    page.cookie = `${lookCookie}=${text}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;
    page.documentElement.lang = look.language;
    page.documentElement.dataset['theme'] = look.theme;
    page.documentElement.dataset['mode'] = shownMode(look.mode, page);
  });
  page.defaultView?.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    page.documentElement.dataset['mode'] = shownMode(appearance.mode.peek(), page);
  });
  storage.onChange(lookKey, () => {
    const look = readLook(storage.get<string>(lookKey), appearance.language.peek());
    appearance.theme.value = look.theme;
    appearance.mode.value = look.mode;
  });
}

/** `system` becomes what the device is set to, since style sheets know light, dark and contrast. */
function shownMode(mode: Look['mode'], page: Document): string {
  if (mode !== 'system') return mode;
  const wants = (query: string) => page.defaultView?.matchMedia(query).matches ?? false;
  if (wants('(prefers-contrast: more)')) return 'contrast';
  return wants('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

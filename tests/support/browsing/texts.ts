import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl, createIntlCache } from '@formatjs/intl';
import type { Language } from 'edutech/core/common/languages';
import { installed } from '../../../host/generated/manifests';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cache = createIntlCache();

/** The words of a folder in a language. */
function messagesOf(folder: string, language: Language): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, `messages/${language}.json`), 'utf8')) as Record<string, string>;
}

/** First parts of message ids: where one of them is seen on a page, a text is missing. */
export const messageOwners: readonly string[] = ['core', 'host', ...installed.map(({ manifest }) => manifest.id)];

const folders = [
  ...['core', 'core/ui', 'core/server', 'host'].map((folder) => join(root, folder)),
  ...installed.flatMap(({ folder }) => [
    folder,
    ...(existsSync(join(folder, 'kit/ui/messages')) ? [join(folder, 'kit/ui')] : []),
  ]),
];

const speakers = new Map<Language, (id: string, values?: Readonly<Record<string, string | number>>) => string>();

/**
 * What a message says in a language. For finding things on pages; the sentences that the specification binds are written
 * out where they are tested.
 */
export function say(language: Language) {
  let speak = speakers.get(language);
  if (!speak) {
    const messages = Object.assign({}, ...folders.map((folder) => messagesOf(folder, language)));
    const intl = createIntl({ locale: language, messages }, cache);
    speak = (id, values) => {
      if (!(id in messages)) throw new Error(`there is no message ${id}`);
      return intl.formatMessage({ id }, values) as string;
    };
    speakers.set(language, speak);
  }
  return speak;
}

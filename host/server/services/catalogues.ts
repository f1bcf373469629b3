import { languages } from 'edutech/core/common/languages';
import type { Catalogues } from 'edutech/core/server/texts';
import { messages } from '../../generated/messages';

let loading: Promise<Catalogues> | undefined;

/** All messages of core, host and plugins, compiled by the build, for the server's own texts; put together once per process. */
export const loadCatalogues = (): Promise<Catalogues> => (loading ??= load());

async function load(): Promise<Catalogues> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const language of languages) {
    const owners = Object.entries(messages).filter(([owner]) => owner !== 'manifest');
    const parts = await Promise.all(owners.map(([, byLanguage]) => byLanguage[language]()));
    all[language] = Object.assign({}, ...parts.map((part) => part.default));
  }
  return all as unknown as Catalogues;
}

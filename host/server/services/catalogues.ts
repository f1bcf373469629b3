import { languages } from 'edutech/core/common/languages';
import type { Catalogues } from 'edutech/core/server/texts';
import { messages } from '../../generated/messages';

/**
 * All messages of core, host and plugins, compiled by the build, for the server's own texts. What the server says comes
 * last: a page may name another text by the same key.
 */
export async function loadCatalogues(): Promise<Catalogues> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const language of languages) {
    const owners = Object.entries(messages).filter(([owner]) => owner !== 'manifest');
    owners.sort(([one], [other]) => Number(one === 'server') - Number(other === 'server'));
    const parts = await Promise.all(owners.map(([, byLanguage]) => byLanguage[language]()));
    all[language] = Object.assign({}, ...parts.map((part) => part.default));
  }
  return all as unknown as Catalogues;
}

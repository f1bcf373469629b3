import type { Language } from 'edutech/core/common/languages';
import { isAllowed } from 'edutech/core/common/permissions/access';
import { mostRanked, type SearchHit } from 'edutech/core/common/search/answer';
import type { Actor } from 'edutech/core/server/actor';
import type { Call, SingleHandler } from 'edutech/core/server/call';
import type { SearchIndex, SearchSource, SearchWish } from 'edutech/core/server/search/search-index';
import type { Switches } from 'edutech/core/server/switches';
import type { Texts } from 'edutech/core/server/texts';
import type { search, suggest } from '../api';
import { mostSuggested, resultsPerPage } from '../model/pages';

export interface Parts {
  readonly index: SearchIndex;
  readonly sources: readonly SearchSource[];
  readonly switches: Switches;
  readonly texts: Texts;
}

/** What is switched off for somebody is not found by him. */
const sourcesFor = ({ sources, switches }: Parts, actor: Actor): SearchSource[] => {
  const county = actor.kind === 'person' ? actor.countyId : null;
  return sources.filter(({ plugin }) => switches.isOn(plugin, county));
};

/** What a school keeps for some of its people is not found by the others. */
const isForHim = ({ ofSchool }: SearchSource, actor: Actor): boolean =>
  actor.kind === 'person' && (!ofSchool || isAllowed(ofSchool, actor));

const kindsOf = (sources: readonly SearchSource[]): string[] => sources.map(({ kind }) => kind);

const wishOf = (
  parts: Parts,
  { actor, input, now, language }: Call<{ q: string }>,
): Omit<SearchWish, 'page' | 'line'> => {
  const sources = sourcesFor(parts, actor);
  return {
    ...input,
    text: input.q,
    kinds: kindsOf(sources),
    schoolKinds: kindsOf(sources.filter((source) => isForHim(source, actor))),
    now,
    language,
  };
};

const labelOf = ({ sources, texts }: Parts, kind: string, language: Language): string => {
  const source = sources.find((one) => one.kind === kind);
  return source ? texts.say(language, source.title) : kind;
};

const labelled = (parts: Parts, hits: readonly SearchHit[], language: Language) =>
  hits.map((hit) => ({ ...hit, label: labelOf(parts, hit.kind, language) }));

export const find =
  (parts: Parts): SingleHandler<typeof search> =>
  async (call) => {
    const { db, input, language } = call;
    const wish = { ...wishOf(parts, call), page: input.page, line: resultsPerPage };
    const found = await parts.index.search(db, wish);
    return {
      items: labelled(parts, found.hits, language),
      page: { cur: input.page, line: resultsPerPage, total: found.total },
      capped: found.total >= mostRanked,
      similar: found.isSimilar,
      facets: found.facets.map((facet) => ({
        ...facet,
        label: facet.facet === 'kind' ? labelOf(parts, facet.value, language) : '',
      })),
    };
  };

export const suggestFew =
  (parts: Parts): SingleHandler<typeof suggest> =>
  async (call) => {
    const hits = await parts.index.suggest(call.db, { ...wishOf(parts, call), page: 1, line: mostSuggested });
    return labelled(parts, hits, call.language);
  };

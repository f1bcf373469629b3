import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { frontPath } from 'edutech/core/common/front';
import { Button } from 'edutech/core/ui/Button';
import { Pager } from 'edutech/core/ui/navigation/Pager';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { pageFrom } from 'edutech/core/ui/rules/pages';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { type Translate, useServices, useText } from 'edutech/core/web/hooks';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type Choice, search } from '../../api';
import { lastPage, resultsPerPage } from '../../model/pages';
import { addressOf, type Choices, wishOf } from '../address';
import { remember } from '../recent';
import { Choosing } from './Choosing';
import { Hit } from './Hit';
import { SearchForm } from './SearchForm';
import { StartHere } from './StartHere';

interface Data {
  readonly q: string;
  readonly chosen: Choices;
  /** Null: nothing is looked for yet. */
  readonly found: OutputOf<typeof search> | null;
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const { q, chosen } = wishOf(url.searchParams);
  if (q === '') return { q, chosen: {}, found: null };
  const page = Math.min(pageFrom(url.searchParams), lastPage);
  const { stage, ...others } = chosen;
  const asked = { q, ...others, ...(stage && { stage: stage as 'primary' | 'junior' | 'senior' }), page };
  return { q, chosen, found: await call(search, asked, { signal }) };
};

export const head = ({ q }: Data, t: Translate): PageHead => (q === '' ? {} : { title: t('search.of', { q }) });

/** Hits that a screen shows without scrolling. */
const firstInSight = 4;

/** What was found: kinds as tabs, choices that narrow, fifteen a page. */
export function Page() {
  const { q, chosen, found } = useLoaderData<Data>();
  const services = useServices();
  const isFound = (found?.items.length ?? 0) > 0;
  // What led somewhere is offered again the next time; what was mistyped is not
  useEffect(() => {
    if (isFound) remember(services, q);
  }, [services, q, isFound]);
  return (
    <Stack gap={4} className="wrap pad-y-5">
      <SearchForm q={q} key={q} />
      {found === null ? <StartHere /> : <Results q={q} chosen={chosen} found={found} />}
    </Stack>
  );
}

interface ResultsProps extends Data {
  readonly found: OutputOf<typeof search>;
}

function Results({ q, chosen, found }: ResultsProps) {
  const t = useText();
  const { items, page, facets } = found;
  const isNarrowed = Object.keys(chosen).length > 0;
  const isBeyond = items.length === 0 && page.cur > 1;
  return (
    <>
      <Row as="header" align="baseline" wrap gap={3} rows={1}>
        <h1 className="breaks">{t('search.of', { q: <CityWords>{q}</CityWords> })}</h1>
        <p className="muted" role="status">
          {t(found.capped ? 'search.many' : 'search.count', { count: page.total })}
        </p>
      </Row>
      <Tabs label={t('search.kind')} items={kindTabs(q, chosen, facets, t)} current={chosen.kind ?? everyKind} />
      <Choosing q={q} chosen={chosen} facets={facets} />
      {found.similar && items.length > 0 && (
        <p className="pad-y-2 pad-x-4 round sunk soft">{t('search.similar', { q })}</p>
      )}
      <ListStates
        count={items.length}
        filtered={isNarrowed || isBeyond}
        clear={addressOf(q, {})}
        empty={{
          picture: 'search',
          title: t('search.none', { q }),
          text: t('search.noneHint'),
          actions: <Button to={frontPath}>{t('search.home')}</Button>,
        }}
      >
        {/* another search is another list: what is in both is not seen to jump */}
        <ol key={`${q} ${JSON.stringify(chosen)} ${page.cur}`} className="card search-hits pad-y-1 pad-x-4 ruled-list">
          {items.map((hit, nth) => (
            <li key={`${hit.kind} ${hit.id}`}>
              <Hit hit={hit} isInSight={nth < firstInSight} />
            </li>
          ))}
        </ol>
      </ListStates>
      <Pager total={page.total} size={resultsPerPage} />
    </>
  );
}

const everyKind = 'all';

function kindTabs(q: string, chosen: Choices, facets: readonly Choice[], t: Translate) {
  const kinds = facets.filter(({ facet }) => facet === 'kind');
  const { kind: _kind, ...others } = chosen;
  const all = { id: everyKind, label: t('search.all'), to: addressOf(q, others) };
  const each = kinds.map(({ value, label, count }) => ({
    id: value,
    label,
    count,
    to: addressOf(q, { ...others, kind: value }),
  }));
  return [all, ...each];
}

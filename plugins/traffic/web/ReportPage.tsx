import { useLoaderData } from 'react-router';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listTrafficPlaces, readTraffic } from '../api';
import { type Span, spans } from '../model/periods';
import { Places } from './Places';
import { Roles } from './Roles';
import { Totals } from './Totals';

const Trend = onDemand(() => import('./Trend').then((part) => part.Trend));
const Channels = onDemand(() => import('./Channels').then((part) => part.Channels));

const usual: Span = '30';

export const loader = (async ({ call, url, signal }) => {
  const span = spans.find((one) => one === url.searchParams.get('span')) ?? usual;
  const by = url.searchParams.get('by') === 'county' ? 'county' : 'school';
  const [traffic, places] = await Promise.all([
    call(readTraffic, { span }, { signal }),
    call(listTrafficPlaces, { span, by, ...listQuery(url.searchParams) }, { signal }),
  ]);
  return { span, by, traffic, places } as const;
}) satisfies Loader;

/** Visits of the people whom the reader administers: over days, by area, by kind of people, by place. */
export function Page() {
  const t = useText();
  const { span, by, traffic, places } = useLoaderData<typeof loader>();
  const isCity = traffic.totals.visitors !== null;
  return (
    <PageFrame title={t('traffic.title')} note={t('traffic.note')}>
      <FilterBar
        search={t(`traffic.search.${by}`)}
        filters={[
          {
            name: 'span',
            label: t('traffic.span'),
            look: 'chips',
            all: t(`traffic.span.${usual}`),
            options: spans
              .filter((one) => one !== usual)
              .map((value) => ({ value, label: t(`traffic.span.${value}`) })),
          },
          ...(isCity
            ? [
                {
                  name: 'by',
                  label: t('traffic.by'),
                  look: 'chips',
                  all: t('traffic.by.school'),
                  options: [{ value: 'county', label: t('traffic.by.county') }],
                } as const,
              ]
            : []),
        ]}
      />
      <Totals traffic={traffic} />
      <Stack gap={4} className="below-4">
        <Trend traffic={traffic} />
        <Channels channels={traffic.channels} />
        <Roles roles={traffic.roles} />
      </Stack>
      <Places by={by} span={span} items={places.items} total={places.page.total} />
      <p className="fine above-3">{t('traffic.counted')}</p>
    </PageFrame>
  );
}

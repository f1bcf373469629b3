import { FormattedNumber } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { exportReport, getReport } from '../api';
import { type Span, spans } from '../model/kinds';

const Bars = onDemand(() => import('./Bars').then((part) => part.Bars));

export const loader = (async ({ call, url, signal }) => {
  const days: Span = spans.find((span) => String(span) === url.searchParams.get('days')) ?? 30;
  return { days, ...(await call(getReport, { days }, { signal })) };
}) satisfies Loader;

/** Figures of a school: as bars and as a table, to export and to print. */
export function Page() {
  const t = useText();
  const { days, total, lines } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={t('{{id}}.title')}
      note={t('{{id}}.note', { total, days })}
      end={
        <Button icon="Print" onClick={() => window.print()}>
          {t('{{id}}.print')}
        </Button>
      }
    >
      <FilterBar
        filters={[
          {
            name: 'days',
            label: t('{{id}}.days'),
            look: 'chips',
            all: t('{{id}}.lastDays', { days: 30 }),
            options: spans
              .filter((span) => span !== 30)
              .map((span) => ({
                value: String(span),
                label: t('{{id}}.lastDays', { days: span }),
              })),
          },
        ]}
      />
      {total > 0 && <Bars lines={lines} />}
      <DataTable
        name="{{id}}.report"
        label={t('{{id}}.title')}
        columns={[
          { id: 'kind', title: t('{{id}}.kind'), main: true, cell: ({ kind }) => t(`{{id}}.kind.${kind}`) },
          {
            id: 'count',
            title: t('{{id}}.count'),
            width: '120px',
            align: 'end',
            cell: ({ count }) => <FormattedNumber value={count} />,
          },
          { id: 'share', title: t('{{id}}.share'), width: '120px', align: 'end', cell: ({ share }) => `${share} %` },
        ]}
        rows={total > 0 ? lines : []}
        keyOf={({ kind }) => kind}
        nameOf={({ kind }) => t(`{{id}}.kind.${kind}`)}
        tools={<ExportButton endpoint={exportReport} input={{ days }} />}
        empty={{ title: t('{{id}}.empty') }}
      />
    </PageFrame>
  );
}

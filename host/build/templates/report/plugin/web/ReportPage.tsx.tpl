import { FormattedNumber, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { exportReport, getReport } from '../api';
import { type Span, spans } from '../model/kinds';

const Bars = onDemand(() => import('edutech/core/ui/charts/Bars').then((part) => part.Bars));

/** Room for a name, and for a figure. CSS pixels. */
const widths = { nameWidth: 120, textWidth: 60 } as const;

export const loader = (async ({ call, url, signal }) => {
  const days: Span = spans.find((span) => String(span) === url.searchParams.get('days')) ?? spans[0];
  return { days, ...(await call(getReport, { days }, { signal })) };
}) satisfies Loader;

/** Figures of a school: as bars and as a table, to export and to print. */
export function Page() {
  const t = useText();
  const intl = useIntl();
  const { days, total, lines } = useLoaderData<typeof loader>();
  const figures = lines.map(({ kind, count }) => ({ name: t(`{{id}}.kind.${kind}`), count }));
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
            all: t('{{id}}.lastDays', { days: spans[0] }),
            options: spans
              .slice(1)
              .map((span) => ({
                value: String(span),
                label: t('{{id}}.lastDays', { days: span }),
              })),
          },
        ]}
      />
      {total > 0 && (
        <Card className="pad-4 below-4">
          <Bars figures={figures} label={intl.formatList(figures.map(({ name, count }) => `${name} ${count}`))} {...widths} />
        </Card>
      )}
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

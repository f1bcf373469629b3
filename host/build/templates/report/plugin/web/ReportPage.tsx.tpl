import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
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
  const intl = useIntl();
  const { days, total, lines } = useLoaderData<typeof loader>();
  const text = (id: string) => intl.formatMessage({ id: `{{id}}.${id}` });
  return (
    <PageFrame
      title={text('title')}
      note={<FormattedMessage id="{{id}}.note" values={{ total, days }} />}
      end={
        <Button icon="Print" onClick={() => window.print()}>
          <FormattedMessage id="{{id}}.print" />
        </Button>
      }
    >
      <FilterBar
        filters={[
          {
            name: 'days',
            label: text('days'),
            look: 'chips',
            all: intl.formatMessage({ id: '{{id}}.lastDays' }, { days: 30 }),
            options: spans
              .filter((span) => span !== 30)
              .map((span) => ({
                value: String(span),
                label: intl.formatMessage({ id: '{{id}}.lastDays' }, { days: span }),
              })),
          },
        ]}
      />
      {total > 0 && <Bars lines={lines} />}
      <DataTable
        name="{{id}}.report"
        label={text('title')}
        columns={[
          { id: 'kind', title: text('kind'), main: true, cell: ({ kind }) => text(`kind.${kind}`) },
          {
            id: 'count',
            title: text('count'),
            width: '120px',
            align: 'end',
            cell: ({ count }) => <FormattedNumber value={count} />,
          },
          { id: 'share', title: text('share'), width: '120px', align: 'end', cell: ({ share }) => `${share} %` },
        ]}
        rows={total > 0 ? lines : []}
        keyOf={({ kind }) => kind}
        nameOf={({ kind }) => text(`kind.${kind}`)}
        tools={<ExportButton endpoint={exportReport} input={{ days }} />}
        empty={{ title: <FormattedMessage id="{{id}}.empty" /> }}
      />
    </PageFrame>
  );
}

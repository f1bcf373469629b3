import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { TagTone } from 'edutech/core/ui/Tag';
import { useCall } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type ConversionRow, convertAnew, listConversions } from '../../api';
import { conversionKinds, conversionStateNames } from '../../model/conversion-kinds';
import { Bytes } from '../shared/Bytes';
import { Moment } from '../shared/Moment';
import { useReadingAgain } from '../shared/use-reading-again';
import { Took, WorkState } from '../shared/Working';

type Data = OutputOf<typeof listConversions>;

export const loader: Loader<Data> = ({ call, url }) => {
  const { page, pageLine } = listQuery(url.searchParams);
  const state = conversionStateNames.find((one) => one === url.searchParams.get('state'));
  const kind = conversionKinds.find((one) => one === url.searchParams.get('kind'));
  return call(listConversions, { page, pageLine, ...(state && { state }), ...(kind && { kind }) });
};

/** What is made of uploads so that people can look at them: what runs, what failed and why. */
export function Page() {
  const { items, total, counts } = useLoaderData<Data>();
  const intl = useIntl();
  useReadingAgain(counts.converting > 0);
  const query = new URLSearchParams(useLocation().search);
  const isNarrowed = query.has('state') || query.has('kind');
  const all = counts.ready + counts.converting + counts.failed;
  const word = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `deployment.conversions.${id}` }, values);
  return (
    <PageFrame
      title={<FormattedMessage id="deployment.conversions.title" />}
      note={<FormattedMessage id="deployment.conversions.note" />}
    >
      <FilterBar
        filters={[
          {
            name: 'state',
            label: word('state'),
            look: 'chips',
            all: word('all', { count: all }),
            options: conversionStateNames.map((value) => ({
              value,
              label: word(`state.${value}`),
              count: counts[value],
            })),
          },
          {
            name: 'kind',
            label: word('kind'),
            all: word('everyKind'),
            options: conversionKinds.map((value) => ({ value, label: word(`kind.${value}`) })),
          },
        ]}
      />
      <DataTable
        name="deployment.conversions"
        label={word('title')}
        columns={columnsOf(intl)}
        rows={items}
        total={total}
        keyOf={({ sha256, recipe }) => `${sha256} ${recipe}`}
        nameOf={(row) => nameOf(intl, row)}
        filters={['state', 'kind']}
        acts={(row) => row.state === 'failed' && <Again row={row} />}
        empty={{
          title: <FormattedMessage id="deployment.conversions.empty" />,
          text: <FormattedMessage id={`deployment.conversions.${isNarrowed ? 'emptyNarrowed' : 'emptyText'}`} />,
        }}
      />
    </PageFrame>
  );
}

/** Names of files may name people; kind, type and the beginning of the hash tell a developer enough. */
const nameOf = (intl: IntlShape, { kind, ext, sha256 }: ConversionRow) =>
  `${intl.formatMessage({ id: `deployment.conversions.kind.${kind}` })} ${ext.toUpperCase()} ${sha256.slice(0, 8)}`;

const tones: Readonly<Record<ConversionRow['state'], TagTone>> = { ready: 'done', converting: 'info', failed: 'late' };

function columnsOf(intl: IntlShape): Column<ConversionRow>[] {
  const word = (id: string) => intl.formatMessage({ id: `deployment.conversions.${id}` });
  return [
    {
      id: 'content',
      title: word('content'),
      main: true,
      cell: (row) => (
        <span className="deployment-setting">
          {nameOf(intl, row)}
          {row.fault && (
            <small className="deployment-bad">
              <FormattedMessage id={`deployment.conversions.fault.${row.fault}`} />
            </small>
          )}
          {row.tool && <small className="muted">{row.tool}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      title: word('state'),
      width: '150px',
      cell: ({ state, progress, sha256 }) => (
        <WorkState
          tone={tones[state]}
          text={`deployment.conversions.state.${state}`}
          name={sha256.slice(0, 8)}
          progress={state === 'converting' ? progress : null}
        />
      ),
    },
    { id: 'bytes', title: word('bytes'), width: '96px', align: 'end', cell: ({ bytes }) => <Bytes value={bytes} /> },
    {
      id: 'attempt',
      title: word('attempt'),
      width: '72px',
      align: 'end',
      cell: ({ attempt }) => <span className="num">{attempt}</span>,
    },
    { id: 'queued', title: word('queued'), width: '150px', cell: ({ queuedAt }) => <Moment at={queuedAt} /> },
    {
      id: 'took',
      title: word('took'),
      width: '96px',
      align: 'end',
      cell: (row) => <Took from={row.startedAt} until={row.finishedAt} />,
    },
  ];
}

function Again({ row }: { readonly row: ConversionRow }) {
  const call = useCall();
  const intl = useIntl();
  const say = useUndo();
  const { sha256, recipe } = row;
  // a refusal has been said by the call
  const begin = () =>
    void call(convertAnew, { sha256, recipe })
      .then(() => say('deployment.conversions.begun', { name: nameOf(intl, row) }))
      .catch(() => undefined);
  return (
    <Button size="small" look="soft" icon="ArrowClockwise" onClick={begin}>
      <FormattedMessage id="deployment.conversions.again" />
    </Button>
  );
}

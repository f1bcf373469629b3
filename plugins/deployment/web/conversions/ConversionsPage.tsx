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
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type ConversionRow, convertAnew, listConversions } from '../../api';
import { conversionKinds, conversionStateNames } from '../../model/conversion-kinds';
import { Bytes } from '../shared/Bytes';
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
  const t = useText();
  useReadingAgain(counts.converting > 0);
  const query = new URLSearchParams(useLocation().search);
  const isNarrowed = query.has('state') || query.has('kind');
  const all = counts.ready + counts.converting + counts.failed;
  return (
    <PageFrame title={t('deployment.conversions.title')} note={t('deployment.conversions.note')}>
      <FilterBar
        filters={[
          {
            name: 'state',
            label: t('deployment.conversions.state'),
            look: 'chips',
            all: t('deployment.conversions.all', { count: all }),
            options: conversionStateNames.map((value) => ({
              value,
              label: t(`deployment.conversions.state.${value}`),
              count: counts[value],
            })),
          },
          {
            name: 'kind',
            label: t('deployment.conversions.kind'),
            all: t('deployment.conversions.everyKind'),
            options: conversionKinds.map((value) => ({ value, label: t(`deployment.conversions.kind.${value}`) })),
          },
        ]}
      />
      <DataTable
        name="deployment.conversions"
        label={t('deployment.conversions.title')}
        columns={columnsOf(t)}
        rows={items}
        total={total}
        keyOf={({ sha256, recipe }) => `${sha256} ${recipe}`}
        nameOf={(row) => nameOf(t, row)}
        filters={['state', 'kind']}
        acts={(row) => row.state === 'failed' && <Again row={row} />}
        empty={{
          title: t('deployment.conversions.empty'),
          text: t(`deployment.conversions.${isNarrowed ? 'emptyNarrowed' : 'emptyText'}`),
        }}
      />
    </PageFrame>
  );
}

/** Names of files may name people; kind, type and the beginning of the hash tell a developer enough. */
const nameOf = (t: Translate, { kind, ext, sha256 }: ConversionRow) =>
  [...new Set([t(`deployment.conversions.kind.${kind}`), ext.toUpperCase(), sha256.slice(0, 8)])].join(' ');

const tones: Readonly<Record<ConversionRow['state'], TagTone>> = { ready: 'done', converting: 'info', failed: 'late' };

function columnsOf(t: Translate): Column<ConversionRow>[] {
  return [
    {
      id: 'content',
      title: t('deployment.conversions.content'),
      main: true,
      cell: (row) => (
        <span className="deployment-setting">
          {nameOf(t, row)}
          {row.fault && <small className="ink-late">{t(`deployment.conversions.fault.${row.fault}`)}</small>}
          {row.tool && <small className="muted">{row.tool}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      title: t('deployment.conversions.state'),
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
    {
      id: 'bytes',
      title: t('deployment.conversions.bytes'),
      width: '96px',
      align: 'end',
      cell: ({ bytes }) => <Bytes value={bytes} />,
    },
    {
      id: 'attempt',
      title: t('deployment.conversions.attempt'),
      width: '72px',
      align: 'end',
      cell: ({ attempt }) => <span className="num">{attempt}</span>,
    },
    {
      id: 'queued',
      title: t('deployment.conversions.queued'),
      width: '150px',
      cell: ({ queuedAt }) => <SaidMoment at={queuedAt} />,
    },
    {
      id: 'took',
      title: t('deployment.conversions.took'),
      width: '96px',
      align: 'end',
      cell: (row) => <Took from={row.startedAt} until={row.finishedAt} />,
    },
  ];
}

function Again({ row }: { readonly row: ConversionRow }) {
  const call = useCall();
  const t = useText();
  const say = useUndo();
  const { sha256, recipe } = row;
  // a refusal has been said by the call
  const begin = () =>
    void call(convertAnew, { sha256, recipe })
      .then(() => say('deployment.conversions.begun', { name: nameOf(t, row) }))
      .catch(() => undefined);
  return (
    <Button size="small" look="soft" icon="ArrowClockwise" onClick={begin}>
      {t('deployment.conversions.again')}
    </Button>
  );
}

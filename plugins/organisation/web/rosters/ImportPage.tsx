import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { type ImportDetail, listImportRows, showImport } from '../../api';
import { routes } from '../../routes';
import { ColumnsPanel } from './ColumnsPanel';
import { Progress } from './Progress';
import { RowsPanel } from './RowsPanel';
import { ImportTag } from './StateTag';
import { Steps } from './Steps';
import { SummaryPanel } from './SummaryPanel';
import { usePolling } from './use-polling';

const rowStates = ['new', 'changed', 'moved', 'unchanged', 'wrong'] as const;

export const loader = (async ({ call, params, url, signal }) => {
  const id = params['id'] ?? '';
  const shown = await call(showImport, { id }, { signal });
  const { page, pageLine } = listQuery(url.searchParams, [15, 50, 100]);
  const state = rowStates.find((one) => one === url.searchParams.get('state'));
  const problem = url.searchParams.get('problem');
  const rows = await call(
    listImportRows,
    { id, page, pageLine, ...(state && { state }), ...(problem && { problem }) },
    { signal },
  );
  return { shown, rows };
}) satisfies Loader;

const underWay: readonly ImportDetail['state'][] = ['reading', 'checking', 'applying', 'undoing'];
const isDone = ({ state }: ImportDetail) => state === 'applied' || state === 'undone' || state === 'applying';

/** An import from its columns to its undo. */
export function Page() {
  const t = useText();
  const { shown, rows } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  const works = underWay.includes(shown.state);
  usePolling(works);
  return (
    <PageFrame
      title={shown.fileName}
      note={
        <>
          <ImportTag state={shown.state} /> {shown.schoolName || t('organisation.rosters.severalSchools')}
        </>
      }
      end={
        <Button to={routes.rosters.to()} icon="ArrowLeft" look="quiet">
          {t('organisation.rosters.back')}
        </Button>
      }
    >
      <Steps at={isDone(shown) || shown.state === 'undoing' ? 'confirm' : 'check'} />
      {works && (
        <div className="card pad-4 below-4">
          <Progress share={shown.progress} label={t(`organisation.rosters.import.${shown.state}`)} />
        </div>
      )}
      {shown.state === 'failed' ? (
        <EmptyState
          title={shown.fault}
          text={t('organisation.rosters.failedText')}
          actions={
            <Button look="primary" to={routes.rosters.to()}>
              {t('organisation.rosters.again')}
            </Button>
          }
        />
      ) : (
        shown.state !== 'reading' && (
          <>
            <SummaryPanel shown={shown} />
            {shown.state === 'checked' && !shown.isPulled && <ColumnsPanel key={shown.version} shown={shown} />}
            {shown.state !== 'checking' && <RowsPanel shown={shown} rows={rows} />}
          </>
        )
      )}
    </PageFrame>
  );
}

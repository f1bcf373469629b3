import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { routes } from '../../routes';
import { StateTag } from '../shared/StateTag';
import { Facts } from './Facts';
import { loadPaper, type PaperData } from './load-paper';
import { PaperPages } from './PaperPages';
import { PaperWays } from './PaperWays';
import { PrintLog } from './PrintLog';
import { StateActs } from './StateActs';

export const loader: Loader<PaperData | null> = loadPaper;

export const head = (data: PaperData | null): PageHead =>
  data?.standing.title.trim() ? { title: data.standing.title } : {};

/** A paper to be read: its printed pages, where it stands, what can be done, and who has printed it. */
export function Page() {
  const data = useLoaderData<PaperData | null>();
  if (!data) return <NothingHere title="exam.detail.none" on={{ to: routes.list.to(), label: 'exam.detail.toList' }} />;
  return <PaperDetail data={data} />;
}

function PaperDetail({ data: { standing, paper } }: { readonly data: PaperData }) {
  const t = useText();
  const title = standing.title.trim() || t('exam.untitled');
  return (
    <PageFrame title={title} note={<StateTag state={standing.state} />} end={<StateActs standing={standing} />}>
      <Split side={300} until={1024}>
        {paper ? <PaperPages paper={paper} /> : <SealedPaper standing={standing} />}
        <Stack as="aside" gap={4}>
          <Facts standing={standing} />
          {paper && <PaperWays paperId={standing.paperId} />}
          {standing.isOwn && <PrintLog paperId={standing.paperId} />}
        </Stack>
      </Split>
    </PageFrame>
  );
}

/** In place of the pages of a paper that nobody reads now. */
function SealedPaper({ standing: { sealing, state } }: Pick<PaperData, 'standing'>) {
  const t = useText();
  if (state !== 'secret' && sealing)
    return <EmptyState title={t('exam.detail.released')} text={t('exam.detail.released.text')} />;
  if (state !== 'secret') return <EmptyState title={t('exam.detail.removed')} text={t('exam.detail.removed.text')} />;
  return (
    <div className="card">
      <EmptyState
        picture="lock"
        title={t('exam.detail.sealed')}
        text={sealing && t('exam.detail.sealed.text', { time: <SaidMoment at={sealing.releasesAt} /> })}
      />
    </div>
  );
}

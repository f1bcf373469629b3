import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { importAddress } from '../shared/addresses';
import type { PaperData } from './load-import';
import { RepairView } from './repair/RepairView';

/** One import: while it is read, when it could not be, and to be looked through. */
export function PaperView({ data }: { readonly data: PaperData }) {
  const t = useText();
  const revalidator = useRevalidator();
  const { state, jobId, filename, reason, items } = data.paper;
  if (items.length > 0) return <RepairView data={data} />;
  const isReading = state === 'waiting' || state === 'reading';
  return (
    <PageFrame title={filename || t('questions.import.title')}>
      <div className="card pad-5">
        {isReading && jobId ? (
          <JobProgress
            jobId={jobId}
            label={t('questions.import.reading', { name: filename })}
            onEnd={() => void revalidator.revalidate()}
          />
        ) : (
          <EmptyState
            title={t(state === 'failed' ? 'questions.import.failed' : 'questions.import.nothing')}
            text={reason || data.paper.problems.map(({ message }) => message).join(' ')}
            actions={
              <Button look="primary" to={importAddress()}>
                {t('questions.import.other')}
              </Button>
            }
          />
        )}
      </div>
    </PageFrame>
  );
}

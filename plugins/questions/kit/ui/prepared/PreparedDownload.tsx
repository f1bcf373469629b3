import type { ReactNode } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { type Preparation, preparedFile } from '../../../api';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall, useText } from 'edutech/core/web/hooks';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';

export type PreparedFile = OutputOf<typeof preparedFile>;

interface PreparedDownloadProps {
  /** What the call answered that asked for the file. */
  readonly preparation: Preparation;
  readonly title: ReactNode;
  /** Runs once: with the file whose download has begun, or null where there is none, and the reason was shown. */
  readonly onEnd: (file: PreparedFile | null) => void;
  /** Somebody does not want to wait; the file is made nevertheless. */
  readonly onClose: () => void;
}

/** Shows over the page how far a file is that is made in the background, and downloads it when it is there. */
export function PreparedDownload({ preparation, title, onEnd, onClose }: PreparedDownloadProps) {
  const t = useText();
  const call = useCall();
  const fetchFile = async () => {
    try {
      const file = await call(preparedFile, { id: preparation.id });
      downloadInFrame(file.address);
      onEnd(file);
    } catch {
      // the call has shown the error
      onEnd(null);
    }
  };
  return (
    <ToldDialog title={title} close="outline" once onClose={onClose}>
      <JobProgress
        jobId={preparation.jobId}
        label={t('questions.kit.prepared.writing')}
        onEnd={() => void fetchFile()}
      />
    </ToldDialog>
  );
}

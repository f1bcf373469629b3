import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useText, useUploads } from 'edutech/core/web/hooks';
import type { Sending } from 'edutech/core/web/uploads/uploads';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { UploadRow } from './UploadRow';

interface UploadQueueProps {
  /** Whose uploads are shown: what they were added for. */
  readonly area: string;
  /** Shows what an earlier visit left unfinished; default true. */
  readonly takesUp?: boolean;
  /** Below the row of a file: the fields to fill in for it. */
  readonly below?: (item: Sending) => ReactNode;
}

/**
 * The uploads of an area. Empty, it takes no space: the drop zone is its empty state. Uploads begun before the browser
 * was closed are requested once, and that may fail without a message.
 */
export function UploadQueue({ area, takesUp = true, below }: UploadQueueProps) {
  useSignals();
  const t = useText();
  const uploads = useUploads();
  const [error, setError] = useState<unknown>(null);
  const takeUp = useCallback(() => {
    setError(null);
    uploads.takeUp(area).catch(setError);
  }, [uploads, area]);
  // Asks once for unfinished uploads
  useEffect(() => {
    if (takesUp) takeUp();
  }, [takesUp, takeUp]);

  const items = uploads.queue.value.filter((item) => item.area === area);
  return (
    <>
      {error !== null && (
        <Row as="p" className="ink-late t-13" gap={3} role="alert">
          <ErrorText error={error} />
          <Button size="small" onClick={takeUp}>
            {t('core.ui.retry')}
          </Button>
        </Row>
      )}
      {items.length > 0 && (
        <ul className="upload-queue" aria-label={t('media.upload.queue')}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item}>
              {below?.(item)}
            </UploadRow>
          ))}
        </ul>
      )}
    </>
  );
}

import { useRevalidator } from 'react-router';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { type ScanStation, startBatch } from '../../api';
import { useArrivedTogether } from './use-arrived-together';

const group = 'scans';

/** Takes scans: the files of one choice are read together, in the order of their names. */
export function ImportPanel({ station }: { readonly station: ScanStation }) {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const { projectId, pagesOfScript } = station;
  const area = `marking.scans.${projectId}`;
  const error = useArrivedTogether(area, async (fileIds) => {
    const { known } = await call(startBatch, { projectId, fileIds: [...fileIds] }, { quiet: true });
    if (known > 0) messages.show('marking.scans.import.known', { tone: 'info', values: { count: known } });
    void revalidate();
  });
  return (
    <Panel title={t('marking.scans.import')}>
      <Stack className="card-body">
        {pagesOfScript === 0 ? (
          <p className="ink-late">{t('marking.scans.noSheet')}</p>
        ) : (
          <DropZone group={group} onFiles={(files) => uploads.add(files, { area, group })}>
            {t('marking.scans.import.text')}
          </DropZone>
        )}
        {error !== undefined && (
          <p className="ink-late" role="alert">
            <ErrorText error={error} />
          </p>
        )}
        <UploadQueue area={area} />
      </Stack>
    </Panel>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { JobProgress } from 'edutech/core/ui/states/JobProgress';
import { Button } from 'edutech/core/ui/Button';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { useCall, useText, useUploads } from 'edutech/core/web/hooks';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useArrived } from 'edutech/plugins/media/kit/ui/upload/use-arrived';
import { startImport } from 'edutech/plugins/questions/api';
import { routes as bank } from 'edutech/plugins/questions/routes';
import { useDesk } from '../desk/desk-context';

/** Uploads of papers to this sheet. */
const area = 'work.paper';

interface Reading {
  readonly importId: string;
  readonly jobId: string;
  readonly name: string;
}

/** A paper in Word comes in here: it is read, looked through on the page of imports, and is on the sheet afterwards. */
export function PaperUpload() {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const uploads = useUploads();
  const { sheet, isLocked } = useDesk();
  const [reading, setReading] = useState<Reading | null>(null);
  const refused = useArrived(area, async ({ fileId, name }) => {
    const started = await call(startImport, { fileId, format: 'auto' }, { quiet: true });
    setReading({ ...started, name });
  });
  const repair = async () => {
    // what is on the sheet is there when one comes back to it
    if (!reading || !(await sheet.flush())) return;
    await navigate(repairAddress(reading.importId, sheet.homeworkId()));
  };
  if (isLocked) return null;
  if (reading)
    return (
      <>
        <JobProgress
          jobId={reading.jobId}
          label={t('work.source.word.reading', { name: reading.name })}
          onEnd={() => void repair()}
        />
        <Button wide onClick={() => void repair()}>
          {t('work.source.word.repair')}
        </Button>
      </>
    );
  return (
    <>
      <DropZone group="papers" onFiles={(files) => uploads.add(files.slice(0, 1), { area, group: 'papers' })}>
        {t('work.source.word.drop')}
      </DropZone>
      <UploadQueue
        area={area}
        below={({ fileId }) => {
          const error = fileId && refused.get(fileId);
          return error ? (
            <p className="pad-y-2 pad-x-3 round tint-late ink-late" role="alert">
              <ErrorText error={error} />
            </p>
          ) : null;
        }}
      />
    </>
  );
}

/** Where a paper is looked through, so that one comes back to this sheet. */
const repairAddress = (importId: string, homeworkId: string | null) =>
  bank.import.to({ paper: importId, sheet: homeworkId ?? 'new' });

import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { JobProgress } from 'edutech/core/ui/form/JobProgress';
import { useCall, useText } from 'edutech/core/web/hooks';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { auditExport, exportAudit } from '../../api';
import type { WireSearch } from '../../model/audit-query';

const formats = ['xlsx', 'csv'] as const;

/** Writes what is found as a workbook or as CSV in the background, and downloads it when it is there. */
export function ExportMenu({ search }: { search: WireSearch }) {
  const t = useText();
  const call = useCall();
  const [work, setWork] = useState<{ id: string; jobId: string } | null>(null);
  const begin = async (format: (typeof formats)[number]) => {
    try {
      setWork(await call(exportAudit, { ...search, format }));
    } catch {
      // the call has shown the error
    }
  };
  const fetchFile = async (id: string) => {
    setWork(null);
    try {
      downloadInFrame((await call(auditExport, { id })).address);
    } catch {
      // the call has shown the error
    }
  };
  if (work)
    return (
      <JobProgress jobId={work.jobId} label={t('deployment.audit.exporting')} onEnd={() => void fetchFile(work.id)} />
    );
  return (
    <>
      {formats.map((format) => (
        <Can key={format} rule={['audit_admin.export']}>
          <Button look="quiet" size="small" icon="ArrowDownload" onClick={() => void begin(format)}>
            {t(`deployment.audit.export.${format}`)}
          </Button>
        </Can>
      ))}
    </>
  );
}

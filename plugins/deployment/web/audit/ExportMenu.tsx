import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { JobProgress } from 'edutech/core/ui/form/JobProgress';
import { useCall } from 'edutech/core/web/hooks';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { auditExport, exportAudit } from '../../api';
import type { WireSearch } from './audit-query';

/** Writes what is found as a workbook in the background, and downloads it when it is there. */
export function ExportMenu({ search }: { search: WireSearch }) {
  const intl = useIntl();
  const call = useCall();
  const [work, setWork] = useState<{ id: string; jobid: string } | null>(null);
  const begin = async () => {
    try {
      setWork(await call(exportAudit, { ...search }));
    } catch {
      // the call has said what went wrong
    }
  };
  const fetchFile = async (id: string) => {
    setWork(null);
    try {
      downloadInFrame((await call(auditExport, { id })).address);
    } catch {
      // the call has said what went wrong
    }
  };
  if (work)
    return (
      <JobProgress
        jobId={work.jobid}
        label={intl.formatMessage({ id: 'deployment.audit.exporting' })}
        onEnd={() => void fetchFile(work.id)}
      />
    );
  return (
    <Can rule={['audit_admin.export']}>
      <Button look="quiet" size="small" icon="ArrowDownload" onClick={() => void begin()}>
        <FormattedMessage id="deployment.audit.export.xlsx" />
      </Button>
    </Can>
  );
}

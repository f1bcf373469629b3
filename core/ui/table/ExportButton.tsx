import type { ReactNode } from 'react';
import type { Endpoint, InputOf } from '../../common/endpoint';
import { useWork } from '../../web/asking/use-work';
import { useServices, useText } from '../../web/hooks';
import { downloadInFrame } from '../../web/browser/downloads';
import { Button } from '../Button';

interface ExportButtonProps<E extends Endpoint> {
  /** Makes the file and answers its address: `output: FileAddress` (core/common/files/file-address.ts). */
  readonly endpoint: E;
  /** The list's own filters: the export contains what the list shows. */
  readonly input: InputOf<E>;
  readonly children?: ReactNode;
}

/** Downloads the list as a workbook (xlsx). */
export function ExportButton<E extends Endpoint>({ endpoint, input, children }: ExportButtonProps<E>) {
  const t = useText();
  const { call } = useServices();
  const { isBusy, run } = useWork();
  const download = async () => {
    const { address } = (await call(endpoint, input)) as { address: string };
    downloadInFrame(address);
  };
  return (
    <Button look="quiet" size="small" icon="ArrowDownload" busy={isBusy} onClick={() => void run(download)}>
      {children ?? t('core.ui.table.export')}
    </Button>
  );
}

import type { ReactNode } from 'react';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PrintedFile, PrintProgress } from './PrintProgress';
import type { usePrinting } from './use-printing';

interface PrintDialogProps {
  readonly printing: ReturnType<typeof usePrinting>;
  readonly title: ReactNode;
  readonly note: ReactNode;
}

/** A print that was asked for in a list: how far it is, then the file. Closed, it is forgotten. */
export const PrintDialog = ({ printing, title, note }: PrintDialogProps) => (
  <ToldDialog
    once
    title={title}
    note={note}
    actions={<PrintedFile printing={printing} />}
    close="outline"
    onClose={printing.forget}
  >
    <Stack justify="start" className="above-3">
      <PrintProgress printing={printing} />
    </Stack>
  </ToldDialog>
);

import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { PrintProgress } from './PrintProgress';
import type { usePrinting } from './use-printing';

interface PrintDialogProps {
  readonly printing: ReturnType<typeof usePrinting>;
  readonly title: ReactNode;
  readonly note: ReactNode;
}

/** A print that was asked for in a list: how far it is, then the file. Closed, it is forgotten. */
export function PrintDialog({ printing, title, note }: PrintDialogProps) {
  useFocusBack();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && printing.forget()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            <p className="form-note">{note}</p>
            <PrintProgress printing={printing} bare />
          </DialogContent>
          <DialogActions>
            <Button onClick={printing.forget}>
              <FormattedMessage id="core.ui.close" />
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

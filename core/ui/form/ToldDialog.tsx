import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { useFocusBack } from './use-focus-back';

interface ToldDialogProps {
  readonly title: ReactNode;
  /** One sentence about the message. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  /** Actions on it, before the close button. */
  readonly actions?: ReactNode;
  /** `outline` where the content has the next thing that most people do. */
  readonly close?: 'primary' | 'outline';
  /** Shown only this once: a click beside it does not close it. Default: it does. */
  readonly once?: boolean;
  readonly className?: string;
  readonly onClose: () => void;
}

/** Shows a message over the page: there is nothing to decide. */
export function ToldDialog(props: ToldDialogProps) {
  const t = useText();
  const { title, note, children, actions, close = 'primary', once = false, className, onClose } = props;
  useFocusBack();
  return (
    <Dialog open modalType={once ? 'alert' : 'modal'} onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={className}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {note !== undefined && <p className="note">{note}</p>}
            {children}
          </DialogContent>
          <DialogActions>
            {actions}
            <Button look={close} onClick={onClose}>
              {t('core.ui.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

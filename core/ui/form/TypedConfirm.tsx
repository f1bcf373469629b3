import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
} from '@fluentui/react-components';
import { useState, type ReactNode } from 'react';
import { useWork } from '../../web/asking/use-work';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { ErrorText } from '../states/ErrorState';
import { useFocusBack } from './use-focus-back';

interface TypedConfirmProps {
  readonly title: ReactNode;
  /** What will happen, and what cannot be restored. */
  readonly children: ReactNode;
  /** The text to type: the thing's own name. */
  readonly name: string;
  /** Words of the button. */
  readonly act: ReactNode;
  /** Does it; a rejection is shown in the dialog, which stays. */
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name before something is deleted finally: school, class, term. Everything else has an undo instead. */
export function TypedConfirm({ title, children, name, act, onConfirm, onClose }: TypedConfirmProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { isBusy, error, run } = useWork();
  useFocusBack();
  const confirm = () => run(() => onConfirm().then(onClose));
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="form-dialog">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === name) void confirm();
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className="typed-confirm">
              {children}
              {error !== undefined && (
                <p className="above-2 below-2 pad-y-2 pad-x-3 round tint-late ink-late" role="alert">
                  <ErrorText error={error} />
                </p>
              )}
              <Field label={t('core.ui.typed.label', { name: <b>{name}</b> })}>
                <Input value={typed} onChange={(_, { value }) => setTyped(value)} autoComplete="off" />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('core.ui.form.cancel')}</Button>
              <Button look="danger" type="submit" disabled={typed.trim() !== name} busy={isBusy}>
                {act}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

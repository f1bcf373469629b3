import type { ReactNode } from 'react';
import type { MessageId } from '../../common/plugin';
import { useText } from '../../web/hooks';
import { Chip } from '../Chip';
import { TextAreaField } from './TextAreaField';
import { FormDialog } from './FormDrawer';
import { useForm } from './use-form';

interface ReasonDialogProps {
  /** Of the form: `news.return`. */
  readonly name: string;
  readonly title: ReactNode;
  /** What the button says: the act itself. */
  readonly submit: ReactNode;
  /** What the field is called. */
  readonly label: MessageId;
  /** Shown while there is no reason. */
  readonly missing: MessageId;
  /** Frequent reasons: one of them is a click. */
  readonly usual: readonly MessageId[];
  /** Characters. Default: 500. */
  readonly longest?: number;
  /** Acts, with the reason; what it throws is shown in the dialog. */
  readonly onDone: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Asks why something is returned, withdrawn or refused: the person concerned reads it. Load it on demand
 * (`on-demand.tsx`).
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { name, title, submit, label, missing, usual, longest = 500, onDone, onClose } = props;
  const t = useText();
  const form = useForm({
    name,
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() === '' ? { reason: missing } : {}),
    save: ({ reason }) => onDone(reason.trim()),
    onSaved: onClose,
  });
  return (
    <FormDialog title={title} form={form} onClose={onClose} submit={submit}>
      <TextAreaField label={t(label)} field={form.field('reason')} lines={3} maxLength={longest} required />
      <div className="reasons">
        {usual.map((id) => {
          const text = t(id);
          return (
            <Chip key={id} selected={form.values.reason === text} onClick={() => form.set({ reason: text })}>
              {text}
            </Chip>
          );
        })}
      </div>
    </FormDialog>
  );
}

import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { saveEdition } from '../../api';
import type { Edition } from './EditionsPage';

interface EditionFormProps {
  /** Absent: a new one. */
  readonly edition: Edition | undefined;
  readonly onClose: () => void;
}

/** What an edition is called, and who publishes it. */
export function EditionForm({ edition, onClose }: EditionFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = { name: edition?.item ?? '', publisher: edition?.publisher ?? '' };
  const which = edition ? { itemId: edition.itemId } : {};
  const form = useForm({
    name: 'textbook.edition',
    initial: before,
    check: ({ name }) => (name.trim() ? {} : { name: 'core.ui.form.required' }),
    save: (values) => call(saveEdition, { ...which, ...values }, { quiet: true }),
    onSaved: ({ name }) => {
      const undo = edition ? () => call(saveEdition, { ...which, ...before }) : undefined;
      say(edition ? 'textbook.editions.saved' : 'textbook.editions.added', { name }, undo);
      onClose();
    },
  });
  return (
    <FormDrawer title={edition?.item ?? t('textbook.editions.add')} form={form} onClose={onClose}>
      <TextField
        label={t('textbook.edition')}
        field={form.field('name')}
        maxLength={30}
        hint={t('textbook.editions.nameHint')}
        required
      />
      <TextField label={t('textbook.editions.publisher')} field={form.field('publisher')} maxLength={60} />
    </FormDrawer>
  );
}

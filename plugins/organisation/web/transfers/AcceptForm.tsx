import { useRevalidator } from 'react-router';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { acceptTransfer, transferClasses, type TransferItem } from '../../api';

/** Takes a released student into a class of one's own school. */
export function AcceptForm({ transfer, onClose }: { transfer: TransferItem; onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  // the classes of the receiving school, for this transfer
  const { data: classes = [] } = useAsked(transferClasses, { id: transfer.id }, { tells: true });
  const form = useForm({
    name: 'organisation.accept',
    initial: { classId: '' },
    check: ({ classId }) => (classId === '' ? { classId: 'organisation.transfers.form.classMissing' } : {}),
    save: ({ classId }) => call(acceptTransfer, { id: transfer.id, classId }, { quiet: true }),
    onSaved: () => {
      onClose();
      void revalidate();
    },
  });
  return (
    <FormDialog
      title={t('organisation.transfers.acceptNamed', { name: transfer.name })}
      form={form}
      onClose={onClose}
      submit={t('organisation.transfers.accept')}
    >
      <p>
        {t('organisation.transfers.way', { from: transfer.fromSchool, to: transfer.toSchool, note: transfer.note })}
      </p>
      <SearchField
        label={t('organisation.transfers.form.class')}
        field={form.field('classId')}
        required
        options={classes.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}

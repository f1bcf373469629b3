import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { TextField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { addMaterial } from '../../../api';
import { usePlan } from '../plan-context';

/** Asks for a link that stands beside the plan. */
export function LinkForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const { data, again } = usePlan();
  const [id] = useState(() => newId());
  const form = useForm({
    name: 'prepare.material',
    initial: { title: '', address: '' },
    check: ({ title, address }) => ({
      ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
      ...(!/^https:\/\/\S+$/.test(address.trim()) && { address: 'prepare.error.link' }),
    }),
    save: ({ title, address }) =>
      call(addMaterial, { id, planId: data.plan.id, title, address: address.trim() }, { quiet: true }),
    onSaved: () => {
      again();
      onClose();
    },
  });
  return (
    <FormDialog title={t('prepare.materials.link')} form={form} onClose={onClose}>
      <TextField label={t('prepare.materials.title')} field={form.field('title')} required />
      <TextField
        label={t('prepare.materials.address')}
        field={form.field('address')}
        type="url"
        placeholder="https://"
        maxLength={500}
        required
      />
    </FormDialog>
  );
}

import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { NumberField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { setStorageLimit } from '../../api';
import { Bytes } from '../shared/Bytes';
import type { StorageRow } from './storage-columns';

const gigabyte = 1_073_741_824;

interface LimitFormProps {
  readonly row: StorageRow;
  readonly of: 'schools' | 'people';
  readonly onClose: () => void;
}

/** How much one school or one person may keep: as all others, or a number of its own. */
export function LimitForm({ row, of, onClose }: LimitFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = { isOwn: row.isOwn, gigabytes: String(Math.round((row.most / gigabyte) * 1000) / 1000) };
  const write = ({ isOwn, gigabytes }: typeof before, quiet: boolean) =>
    call(
      setStorageLimit,
      {
        ...(of === 'schools' ? { schoolId: row.id } : { personId: row.id }),
        ...(isOwn && { gigabytes: Number(gigabytes) }),
      },
      { quiet },
    );
  const form = useForm({
    name: 'deployment.storageLimit',
    initial: before,
    check: ({ isOwn, gigabytes }) =>
      !isOwn || (Number(gigabytes) >= 0.001 && Number(gigabytes) <= 1_000_000)
        ? {}
        : { gigabytes: 'core.ui.form.wrong' },
    save: (values) => write(values, true),
    onSaved: () => {
      say('deployment.storage.saved', { name: row.name }, () => write(before, false));
      onClose();
    },
  });
  return (
    <FormDrawer title={row.name} form={form} onClose={onClose}>
      <p className="muted">
        {t('deployment.storage.keeps', { used: <Bytes value={row.used} step={1024} />, files: row.files })}
      </p>
      <SwitchField label={t('deployment.storage.isOwn')} field={form.field('isOwn')} />
      {form.values.isOwn && (
        <NumberField
          label={t('deployment.storage.gigabytes')}
          field={form.field('gigabytes')}
          min={0.001}
          max={1_000_000}
          required
        />
      )}
      <p className="muted">{t(`deployment.storage.whenFull.${of}`)}</p>
    </FormDrawer>
  );
}

import { useIntl } from 'react-intl';
import { SelectField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import type { Channel } from '../../../api';

interface MoveDialogProps {
  readonly channels: readonly Channel[];
  readonly onDone: (typeId: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Puts articles into another channel. */
export function MoveDialog({ channels, onDone, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const t = useText();
  const form = useForm({
    name: 'news.move',
    initial: { typeId: channels[0]?.typeId ?? '' },
    save: ({ typeId }) => onDone(typeId),
    onSaved: onClose,
  });
  return (
    <FormDialog title={t('news.move.title')} form={form} onClose={onClose} submit={t('news.act.move')}>
      <SelectField
        label={t('news.column.channel')}
        field={form.field('typeId')}
        options={channels.map(({ typeId, name, nameEn }) => ({
          value: typeId,
          label: intl.locale === 'en' ? nameEn : name,
        }))}
      />
    </FormDialog>
  );
}

import { useRevalidator } from 'react-router';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { addEntry, editEntry, type Entry } from '../../api';
import { kinds } from '../../model/kinds';
import { isTitle } from '../../model/title';

interface EntryFormProps {
  /** Absent: a new one. */
  readonly entry?: Entry | undefined;
  readonly onClose: () => void;
}

/** Edits one entry beside the list. */
export function EntryForm({ entry, onClose }: EntryFormProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const form = useForm<Pick<Entry, 'title' | 'kind' | 'version'>>({
    name: '{{id}}.entry',
    initial: { title: entry?.title ?? '', kind: entry?.kind ?? 'notice', version: entry?.version ?? 0 },
    check: ({ title }) => (isTitle(title) ? {} : { title: '{{id}}.error.emptyTitle' }),
    save: ({ version, ...facts }) =>
      entry
        ? call(editEntry, { id: entry.id, ...facts, version }, { quiet: true })
        : call(addEntry, facts, { quiet: true }),
    onSaved: () => {
      messages.show('{{id}}.saved', { tone: 'success' });
      void revalidate();
      onClose();
    },
  });
  const kind = form.field('kind');
  return (
    <FormDrawer
      title={t(entry ? '{{id}}.edit' : '{{id}}.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'title', label: t('{{id}}.title') },
        { name: 'kind', label: t('{{id}}.kind'), show: (value) => t(`{{id}}.kind.${String(value)}`) },
      ]}
    >
      <TextField label={t('{{id}}.title')} field={form.field('title')} maxLength={200} required />
      <SelectField
        label={t('{{id}}.kind')}
        field={{ ...kind, onChange: (value) => kind.onChange(kinds.find((one) => one === value) ?? 'notice') }}
        options={kinds.map((value) => ({ value, label: t(`{{id}}.kind.${value}`) }))}
        required
      />
    </FormDrawer>
  );
}

import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { ChecksField, NumberField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdminSubject, createSubject, editSubject } from '../../../api';
import { stageOptions } from '../stages';

const valuesOf = ({ code, name, nameEn, stages, sort, version }: AdminSubject) => ({
  code,
  name,
  nameEn,
  stages: stages as readonly string[],
  sort: String(sort),
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ name, nameEn, stages, sort }: Values) => ({
  name,
  nameEn,
  stages: [...stages] as AdminSubject['stages'],
  sort: Number(sort),
});

export function SubjectForm({ subject, onClose }: { readonly subject?: AdminSubject; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = subject && valuesOf(subject);
  const form = useForm<Values>({
    name: 'organisation.subject',
    initial: before ?? { code: '', name: '', nameEn: '', stages: ['primary'], sort: '50', version: 0 },
    read: (version) => ({ ...version, ...('sort' in version && { sort: String(version.sort) }) }),
    check: ({ name, code, stages, sort }) => ({
      ...(name.trim() ? {} : { name: 'core.ui.form.required' }),
      ...(subject || /^[a-z]{2,30}$/.test(code) ? {} : { code: 'organisation.subjects.codeForm' }),
      ...(stages.length > 0 ? {} : { stages: 'core.ui.form.required' }),
      ...(/^\d{1,3}$/.test(sort) ? {} : { sort: 'core.ui.form.wrong' }),
    }),
    save: (values) =>
      subject
        ? call(editSubject, { ...sent(values), id: subject.id, version: values.version }, { quiet: true })
        : call(createSubject, { ...sent(values), code: values.code }, { quiet: true }),
    onSaved: ({ name, version }) => {
      const undo =
        subject && before
          ? () => call(editSubject, { ...sent(before), id: subject.id, version: version + 1 })
          : undefined;
      say(subject ? 'organisation.saved' : 'organisation.added', { name }, undo);
      onClose();
    },
  });
  const stages = stageOptions(t);
  const stageNames = (chosen: readonly string[]) =>
    stages
      .filter(({ value }) => chosen.includes(value))
      .map(({ label }) => label)
      .join(' · ');
  return (
    <FormDrawer
      title={subject?.name ?? t('organisation.subjects.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.subjects.name') },
        { name: 'nameEn', label: t('organisation.subjects.nameEn') },
        { name: 'stages', label: t('organisation.subjects.stages'), show: stageNames },
        { name: 'sort', label: t('organisation.subjects.sort') },
      ]}
    >
      <TextField label={t('organisation.subjects.name')} field={form.field('name')} maxLength={40} required />
      <TextField label={t('organisation.subjects.nameEn')} field={form.field('nameEn')} maxLength={80} />
      <TextField
        label={t('organisation.subjects.code')}
        field={form.field('code')}
        maxLength={30}
        hint={t('organisation.subjects.codeHint')}
        disabled={subject !== undefined}
        required
      />
      <ChecksField label={t('organisation.subjects.stages')} field={form.field('stages')} options={stages} required />
      <NumberField
        label={t('organisation.subjects.sort')}
        field={form.field('sort')}
        min={0}
        max={999}
        hint={t('organisation.subjects.sortHint')}
      />
    </FormDrawer>
  );
}

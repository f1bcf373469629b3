import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, createSchool, editSchool, type SchoolItem } from '../../../api';
import { optionsOf, stageOptions } from '../stages';

interface SchoolFormProps {
  /** Absent: a new one. */
  readonly school?: SchoolItem;
  readonly place: AdministeredPlace;
  readonly onClose: () => void;
}

const valuesOf = ({ code, name, nameEn, stage, countyId, version }: SchoolItem) => ({
  code,
  name,
  nameEn,
  stage: stage as string,
  countyId,
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ version: _, stage, ...fields }: Values) => ({ ...fields, stage: stage as SchoolItem['stage'] });

export function SchoolForm({ school, place, onClose }: SchoolFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const isFixed = place.reach === 'school';
  const before = school && valuesOf(school);
  const form = useForm<Values>({
    name: 'organisation.school',
    initial: before ?? {
      code: '',
      name: '',
      nameEn: '',
      stage: 'primary',
      countyId: place.counties[0]?.id ?? '',
      version: 0,
    },
    check: ({ name, code }) => ({
      ...(name.trim() ? {} : { name: 'core.ui.form.required' }),
      ...(/^[A-Za-z0-9-]{1,20}$/.test(code) ? {} : { code: 'organisation.schools.codeForm' }),
    }),
    save: (values) =>
      school
        ? call(editSchool, { ...sent(values), id: school.id, version: values.version }, { quiet: true })
        : call(createSchool, sent(values), { quiet: true }),
    onSaved: ({ name, version }) => {
      const undo =
        school && before ? () => call(editSchool, { ...sent(before), id: school.id, version: version + 1 }) : undefined;
      say(school ? 'organisation.saved' : 'organisation.added', { name }, undo);
      onClose();
    },
  });
  const stages = stageOptions(t);
  const counties = optionsOf(place.counties);
  const labelIn = (options: readonly { value: string; label: string }[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return (
    <FormDrawer
      title={school?.name ?? t('organisation.schools.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.schools.name') },
        { name: 'nameEn', label: t('organisation.schools.nameEn') },
        { name: 'code', label: t('organisation.schools.code') },
        { name: 'stage', label: t('organisation.schools.stage'), show: labelIn(stages) },
        { name: 'countyId', label: t('organisation.schools.county'), show: labelIn(counties) },
      ]}
    >
      <TextField label={t('organisation.schools.name')} field={form.field('name')} maxLength={60} required />
      <TextField label={t('organisation.schools.nameEn')} field={form.field('nameEn')} maxLength={120} />
      <TextField
        label={t('organisation.schools.code')}
        field={form.field('code')}
        maxLength={20}
        hint={t('organisation.schools.codeHint')}
        disabled={isFixed}
        required
      />
      <div className="form-pair">
        <SelectField
          label={t('organisation.schools.stage')}
          field={form.field('stage')}
          options={stages}
          disabled={isFixed}
          required
        />
        <SelectField
          label={t('organisation.schools.county')}
          field={form.field('countyId')}
          options={counties}
          disabled={isFixed}
          required
        />
      </div>
    </FormDrawer>
  );
}

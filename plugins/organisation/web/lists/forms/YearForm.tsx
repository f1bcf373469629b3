import { wrongYear } from '../../../model/roll-over/school-year';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { DateField, TextField } from 'edutech/core/ui/form/fields';
import { type FieldHandle, useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type AdminYear, createYear, editYear } from '../../../api';
import { yearAfter } from '../../../model/enrolment/year-after';

type Term = AdminYear['terms'][number];

const valuesOf = ({ name, startsOn, endsOn, terms, version }: Omit<AdminYear, 'id' | 'classes'>) => ({
  name,
  startsOn,
  endsOn,
  terms: terms as readonly Term[],
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ name, startsOn, endsOn, terms }: Values) => ({ name, startsOn, endsOn, terms: [...terms] });

interface YearFormProps {
  /** Absent: the one after `last`. */
  readonly year?: AdminYear;
  readonly last?: AdminYear;
  readonly today: string;
  readonly onClose: () => void;
}

export function YearForm({ year, last, today, onClose }: YearFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = year && valuesOf(year);
  const form = useForm<Values>({
    name: 'organisation.year',
    initial: before ?? { ...yearAfter(last, today), version: 0 },
    check: (values) => {
      const wrong = wrongYear(values);
      return wrong ? { [wrong.field]: wrong.key } : {};
    },
    save: (values) =>
      year
        ? call(editYear, { ...sent(values), id: year.id, version: values.version }, { quiet: true })
        : call(createYear, sent(values), { quiet: true }),
    onSaved: ({ name, version }) => {
      const undo =
        year && before ? () => call(editYear, { ...sent(before), id: year.id, version: version + 1 }) : undefined;
      say(year ? 'organisation.saved' : 'organisation.added', { name }, undo);
      onClose();
    },
  });
  const { terms } = form.values;
  /** A field of one term, as a field of the form. */
  const termField = (index: number, name: 'name' | 'nameEn' | 'startsOn' | 'endsOn'): FieldHandle<string> => ({
    ...form.field('terms'),
    name: `${name}${index}`,
    value: terms[index]?.[name] ?? '',
    onChange: (value) =>
      form.set({ terms: terms.map((term, at) => (at === index ? { ...term, [name]: value } : term)) }),
    error: name === 'endsOn' && index === 1 ? form.field('terms').error : undefined,
  });
  const lines = (all: readonly Term[]) =>
    all.map(({ name, startsOn, endsOn }) => `${name} ${startsOn} – ${endsOn}`).join('；');
  return (
    <FormDrawer
      title={year ? t('organisation.terms.year', { name: year.name }) : t('organisation.terms.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.terms.name') },
        { name: 'startsOn', label: t('organisation.terms.startsOn') },
        { name: 'endsOn', label: t('organisation.terms.endsOn') },
        { name: 'terms', label: t('organisation.terms.terms'), show: lines },
      ]}
    >
      <TextField
        label={t('organisation.terms.name')}
        field={form.field('name')}
        maxLength={9}
        placeholder="2026-2027"
        required
      />
      <div className="form-pair">
        <DateField label={t('organisation.terms.startsOn')} field={form.field('startsOn')} required />
        <DateField label={t('organisation.terms.endsOn')} field={form.field('endsOn')} required />
      </div>
      <p className="note">{t('organisation.terms.carryNote')}</p>
      {terms.map((term, index) => (
        <Stack as="fieldset" key={term.number} className="organisation-term-fields ruled-top pad-t-3">
          <legend className="wide t-strong">{t('organisation.terms.term', { number: term.number })}</legend>
          <div className="form-pair">
            <TextField
              label={t('organisation.terms.termName')}
              field={termField(index, 'name')}
              maxLength={40}
              required
            />
            <TextField label={t('organisation.terms.termNameEn')} field={termField(index, 'nameEn')} maxLength={80} />
          </div>
          <div className="form-pair">
            <DateField label={t('organisation.terms.startsOn')} field={termField(index, 'startsOn')} required />
            <DateField label={t('organisation.terms.endsOn')} field={termField(index, 'endsOn')} required />
          </div>
        </Stack>
      ))}
    </FormDrawer>
  );
}

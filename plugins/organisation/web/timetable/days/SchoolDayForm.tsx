import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdminSchoolDay, deleteSchoolDay, saveSchoolDay, type TermDaysOf } from '../../../api';

interface SchoolDayFormProps {
  /** Absent: a new one. */
  readonly day?: AdminSchoolDay | undefined;
  readonly days: Pick<TermDaysOf, 'schoolId' | 'periods'>;
  readonly onClose: () => void;
}

const valuesOf = ({
  kind,
  name,
  note,
  firstDay,
  lastDay,
  fromPeriod,
  toPeriod,
  version,
}: Omit<AdminSchoolDay, 'id'>) => ({
  kind,
  name,
  note,
  firstDay,
  lastDay,
  fromPeriod: fromPeriod === null ? '' : `${fromPeriod}`,
  toPeriod: toPeriod === null ? '' : `${toPeriod}`,
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ lastDay, fromPeriod, toPeriod, ...rest }: Values) => ({
  ...rest,
  lastDay: lastDay || rest.firstDay,
  fromPeriod: fromPeriod ? Number(fromPeriod) : null,
  toPeriod: fromPeriod ? Number(toPeriod || fromPeriod) : null,
});

const missing = ({ name, firstDay }: Values) => ({
  ...(!name.trim() && { name: 'organisation.timetable.nameMissing' }),
  ...(!firstDay && { firstDay: 'organisation.timetable.wrongDay' }),
});

/** Days on which the school has no lessons of its timetable, or not all of them. */
export function SchoolDayForm({ day, days: { schoolId, periods }, onClose }: SchoolDayFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm<Values>({
    name: 'organisation.timetable.schoolDay',
    initial: day
      ? valuesOf(day)
      : { kind: 'event', name: '', note: '', firstDay: '', lastDay: '', fromPeriod: '', toPeriod: '', version: 0 },
    check: missing,
    save: (values) => call(saveSchoolDay, { schoolId, ...(day && { id: day.id }), ...sent(values) }, { quiet: true }),
    read: ({ fromPeriod, toPeriod, ...version }) => ({
      ...version,
      fromPeriod: fromPeriod ? `${fromPeriod}` : '',
      toPeriod: toPeriod ? `${toPeriod}` : '',
    }),
    onSaved: ({ name }) => {
      say(day ? 'organisation.saved' : 'organisation.added', { name });
      onClose();
    },
  });
  const remove = useAct(
    async (one: AdminSchoolDay) => {
      await call(deleteSchoolDay, { schoolId, id: one.id });
      form.reset();
      onClose();
    },
    {
      done: (_, { name }) => ({ id: 'organisation.deleted', values: { name } }),
      undo: (_, one) => call(saveSchoolDay, { schoolId, ...sent({ ...valuesOf(one), version: 0 }) }),
    },
  );
  const kind = form.field('kind');
  return (
    <FormDrawer
      title={t(day ? 'organisation.timetable.editDay' : 'organisation.timetable.addDay', { name: day?.name ?? '' })}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.timetable.dayName') },
        { name: 'note', label: t('organisation.timetable.dayNote') },
        { name: 'firstDay', label: t('organisation.timetable.firstDay') },
        { name: 'lastDay', label: t('organisation.timetable.lastDay') },
      ]}
      foot={
        day && (
          <Button look="danger" icon="Delete" busy={remove.isBusy} onClick={() => void remove.run(day)}>
            {t('organisation.delete')}
          </Button>
        )
      }
    >
      <Segmented
        label={t('organisation.timetable.dayKind')}
        options={(['event', 'exam', 'holiday'] as const).map((value) => ({
          value,
          label: t(`organisation.timetable.kind.${value}`),
        }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <TextField label={t('organisation.timetable.dayName')} field={form.field('name')} maxLength={20} required />
      <div className="form-pair">
        <DateField label={t('organisation.timetable.firstDay')} field={form.field('firstDay')} required />
        <DateField
          label={t('organisation.timetable.lastDay')}
          field={form.field('lastDay')}
          min={form.values.firstDay}
          hint={t('organisation.timetable.lastDay.hint')}
        />
      </div>
      <PeriodFields form={form} periods={periods} />
      <TextField
        label={t('organisation.timetable.dayNote')}
        field={form.field('note')}
        maxLength={60}
        hint={t('organisation.timetable.dayNote.hint')}
      />
    </FormDrawer>
  );
}

interface PeriodFieldsProps {
  readonly form: Form<Values>;
  /** How many the school has. */
  readonly periods: number;
}

/** The periods that it takes; without them the whole day. */
function PeriodFields({ form, periods }: PeriodFieldsProps) {
  const t = useText();
  const numbers = Array.from({ length: periods }, (_, at) => at + 1).map((period) => ({
    value: `${period}`,
    label: t('organisation.timetable.number', { period }),
  }));
  return (
    <div className="form-pair">
      <SelectField
        label={t('organisation.timetable.fromPeriod')}
        field={form.field('fromPeriod')}
        options={numbers}
        none={t('organisation.timetable.wholeDay')}
      />
      {form.values.fromPeriod && (
        <SelectField
          label={t('organisation.timetable.toPeriod')}
          field={form.field('toPeriod')}
          options={numbers.filter(({ value }) => Number(value) >= Number(form.values.fromPeriod))}
          none={t('organisation.timetable.sameLast')}
        />
      )}
    </div>
  );
}

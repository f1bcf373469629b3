import { Button } from 'edutech/core/ui/Button';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { TextField } from 'edutech/core/ui/form/fields';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdminCityDay, deleteCityDay, saveCityDay } from '../../../api';

interface CityDayFormProps {
  /** Absent: a new one. */
  readonly day?: AdminCityDay | undefined;
  readonly onClose: () => void;
}

const valuesOf = ({
  kind,
  name,
  nameEn,
  firstDay,
  lastDay,
  replaces,
  version,
}: Omit<AdminCityDay, 'id' | 'weekday'>) => ({
  kind,
  name,
  nameEn,
  firstDay,
  lastDay,
  replaces: replaces ?? '',
  version,
});
type Values = ReturnType<typeof valuesOf>;

/** One day makes up for one: the last day and what it replaces belong to one kind each. */
const sent = ({ kind, firstDay, lastDay, replaces, ...rest }: Values) =>
  kind === 'makeup'
    ? { ...rest, kind, firstDay, lastDay: firstDay, replaces }
    : { ...rest, kind, firstDay, lastDay: lastDay || firstDay, replaces: null };

const missing = ({ kind, name, firstDay, replaces }: Values) => ({
  ...(!name.trim() && { name: 'organisation.timetable.nameMissing' }),
  ...(!firstDay && { firstDay: 'organisation.timetable.wrongDay' }),
  ...(kind === 'makeup' && !replaces && { replaces: 'organisation.timetable.wrongDay' }),
});

/** A holiday of the city, or a day that makes up for one. */
export function CityDayForm({ day, onClose }: CityDayFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const form = useForm<Values>({
    name: 'organisation.timetable.cityDay',
    initial: day
      ? valuesOf(day)
      : { kind: 'holiday', name: '', nameEn: '', firstDay: '', lastDay: '', replaces: '', version: 0 },
    check: missing,
    save: (values) => call(saveCityDay, { ...(day && { id: day.id }), ...sent(values) }, { quiet: true }),
    read: (version) => ({ ...version, replaces: version.replaces ?? '' }),
    onSaved: ({ name }) => {
      say(day ? 'organisation.saved' : 'organisation.added', { name });
      onClose();
    },
  });
  const remove = useAct(
    async (one: AdminCityDay) => {
      await call(deleteCityDay, { id: one.id });
      form.reset();
      onClose();
    },
    {
      done: (_, { name }) => ({ id: 'organisation.deleted', values: { name } }),
      undo: (_, one) => call(saveCityDay, sent({ ...valuesOf(one), version: 0 })),
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
        { name: 'firstDay', label: t('organisation.timetable.firstDay') },
        { name: 'lastDay', label: t('organisation.timetable.lastDay') },
        { name: 'replaces', label: t('organisation.timetable.replaced') },
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
        options={(['holiday', 'makeup'] as const).map((value) => ({
          value,
          label: t(`organisation.timetable.kind.${value}`),
        }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <div className="form-pair">
        <TextField label={t('organisation.timetable.dayName')} field={form.field('name')} maxLength={20} required />
        <TextField label={t('organisation.timetable.dayNameEn')} field={form.field('nameEn')} maxLength={40} />
      </div>
      <div className="form-pair">
        <DateField
          label={t(kind.value === 'makeup' ? 'organisation.timetable.dayOf' : 'organisation.timetable.firstDay')}
          field={form.field('firstDay')}
          required
        />
        {kind.value === 'makeup' ? (
          <DateField label={t('organisation.timetable.replaced')} field={form.field('replaces')} required />
        ) : (
          <DateField
            label={t('organisation.timetable.lastDay')}
            field={form.field('lastDay')}
            min={form.values.firstDay}
            hint={t('organisation.timetable.lastDay.hint')}
          />
        )}
      </div>
    </FormDrawer>
  );
}

import type { Id } from 'edutech/core/common/ids';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { NumberField, type Option, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdministeredPlace, adminPeople, type ClassItem, createClass, editClass } from '../../../api';
import { classNameOf } from '../../../model/class-name';
import { optionsOf } from '../stages';

/** The list to type in comes when the form stands: the form alone is near its limit of bytes. */
const SearchField = onDemand(() => import('edutech/core/ui/form/SearchField').then((part) => part.SearchField));

const valuesOf = ({ schoolId, gradeId, number, name, headId, version }: ClassItem) => ({
  schoolId,
  gradeId,
  number: String(number),
  name,
  headId: headId ?? '',
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ number, name, headId }: Values) => ({ number: Number(number), name, headId: headId || null });

/** The form's values of a version that the server answers. */
const read = (version: Partial<Values>): Partial<Values> => ({
  ...version,
  ...('number' in version && { number: String(version.number) }),
  ...('headId' in version && { headId: version.headId ?? '' }),
});

interface ClassFormProps {
  /** Absent: a new one. */
  readonly edited?: ClassItem;
  readonly place: AdministeredPlace;
  /** The school that the list shows. */
  readonly schoolId?: Id;
  readonly termId: Id | null;
  readonly onClose: () => void;
}

export function ClassForm({ edited, place, schoolId: shown, termId, onClose }: ClassFormProps) {
  const t = useText();
  const form = useClassForm({ edited, place, schoolId: shown, termId, onClose });
  const { schoolId, gradeId, number, name } = form.values;
  const staff = useStaff(schoolId, edited?.headId && edited.headName ? [edited.headId, edited.headName] : null);
  const stage = place.schools.find(({ id }) => id === schoolId)?.stage;
  /** The name follows grade and number as long as nobody has chosen another. */
  const setNamed = (changes: Partial<Values>) => {
    const nameFor = (grade: Id, of: string) => classNameOf(place.grades.find(({ id }) => id === grade)?.number, of);
    const next = { gradeId, number, ...changes };
    const isUsual = name === '' || name === nameFor(gradeId, number);
    form.set({ ...changes, ...(isUsual && { name: nameFor(next.gradeId, next.number) }) });
  };
  return (
    <FormDrawer
      title={edited?.name ?? t('organisation.classes.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.classes.name') },
        { name: 'number', label: t('organisation.classes.number') },
        {
          name: 'headId',
          label: t('organisation.classes.head'),
          show: (id: string) => staff.find(({ value }) => value === id)?.label ?? '–',
        },
      ]}
    >
      {!edited && place.schools.length > 1 && (
        <SearchField
          label={t('organisation.classes.school')}
          field={{ ...form.field('schoolId'), onChange: (id) => form.set({ schoolId: id, gradeId: '', headId: '' }) }}
          options={optionsOf(place.schools)}
          required
        />
      )}
      <div className="form-pair">
        <SelectField
          label={t('organisation.classes.grade')}
          field={{ ...form.field('gradeId'), onChange: (id) => setNamed({ gradeId: id }) }}
          options={optionsOf(place.grades.filter((grade) => grade.stage === stage))}
          none={t('organisation.classes.chooseGrade')}
          disabled={edited !== undefined}
          required
        />
        <NumberField
          label={t('organisation.classes.number')}
          field={{ ...form.field('number'), onChange: (value) => setNamed({ number: value }) }}
          min={1}
          max={99}
          required
        />
      </div>
      <TextField label={t('organisation.classes.name')} field={form.field('name')} maxLength={60} required />
      <SearchField
        label={t('organisation.classes.head')}
        field={form.field('headId')}
        options={[{ value: '', label: t('organisation.classes.noHead') }, ...staff]}
        placeholder={t('organisation.classes.headHint')}
      />
    </FormDrawer>
  );
}

function useClassForm({ edited, place, schoolId, termId, onClose }: ClassFormProps) {
  const call = useCall();
  const say = useUndo();
  const before = edited && valuesOf(edited);
  return useForm<Values>({
    name: 'organisation.class',
    initial: before ?? {
      schoolId: schoolId ?? place.schools[0]?.id ?? '',
      gradeId: '',
      number: '',
      name: '',
      headId: '',
      version: 0,
    },
    read,
    check: ({ name, number, gradeId }) => ({
      ...(name.trim() ? {} : { name: 'core.ui.form.required' }),
      ...(/^[1-9]\d?$/.test(number) ? {} : { number: 'organisation.classes.numberForm' }),
      ...(gradeId ? {} : { gradeId: 'core.ui.form.required' }),
    }),
    save: (values) => {
      if (edited) return call(editClass, { ...sent(values), id: edited.id, version: values.version }, { quiet: true });
      const where = { schoolId: values.schoolId, gradeId: values.gradeId, ...(termId && { termId }) };
      return call(createClass, { ...sent(values), ...where }, { quiet: true });
    },
    onSaved: ({ name, version }) => {
      const undo =
        edited && before ? () => call(editClass, { ...sent(before), id: edited.id, version: version + 1 }) : undefined;
      say(edited ? 'organisation.saved' : 'organisation.added', { name }, undo);
      onClose();
    },
  });
}

/** The staff of a school, for the choice of a head teacher; the present one is there at once. */
function useStaff(schoolId: Id, present: readonly [Id, string] | null): readonly Option[] {
  const asked = schoolId ? { kind: 'staff' as const, schoolId, page: 1, pageLine: 500 } : null;
  const staff = useAsked(adminPeople, asked, { keeps: true }).data?.items;
  // without the right to see people the present head stays
  if (!staff) return present ? [{ value: present[0], label: present[1] }] : [];
  return staff.map(({ id, name, usercode }) => ({ value: id, label: `${name} ${usercode}` }));
}

import type { Id } from 'edutech/core/common/ids';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { ChecksField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  type AdministeredPlace,
  type AdminLayer,
  adminClasses,
  adminPeople,
  createLayer,
  editLayer,
} from '../../../api';
import { optionsOf } from '../stages';

const valuesOf = ({ schoolId, classId, subjectId, name, memberIds, version }: AdminLayer) => ({
  schoolId,
  classId,
  subjectId,
  name,
  memberIds: memberIds as readonly Id[],
  version,
});
type Values = ReturnType<typeof valuesOf>;

const sent = ({ name, memberIds }: Values) => ({ name, memberIds: [...memberIds] });

interface LayerFormProps {
  /** Absent: a new one. */
  readonly layer?: AdminLayer;
  readonly place: AdministeredPlace;
  /** The school that the list shows. */
  readonly schoolId?: Id;
  readonly termId: Id | null;
  readonly onClose: () => void;
}

export function LayerForm({ layer, place, schoolId, termId, onClose }: LayerFormProps) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const term = termId ? { termId } : {};
  const before = layer && valuesOf(layer);
  const form = useForm<Values>({
    name: 'organisation.layer',
    initial: before ?? { schoolId: schoolId ?? '', classId: '', subjectId: '', name: '', memberIds: [], version: 0 },
    check: ({ name, classId, subjectId }) => ({
      ...(name.trim() ? {} : { name: 'core.ui.form.required' }),
      ...(classId ? {} : { classId: 'core.ui.form.required' }),
      ...(subjectId ? {} : { subjectId: 'core.ui.form.required' }),
    }),
    save: (values) => {
      const { classId, subjectId, version } = values;
      return layer
        ? call(editLayer, { ...sent(values), id: layer.id, version }, { quiet: true })
        : call(createLayer, { ...sent(values), classId, subjectId, ...term }, { quiet: true });
    },
    onSaved: ({ name, version }) => {
      const undo =
        layer && before ? () => call(editLayer, { ...sent(before), id: layer.id, version: version + 1 }) : undefined;
      say(layer ? 'organisation.saved' : 'organisation.added', { name }, undo);
      onClose();
    },
  });
  const { values } = form;
  const { classes, students } = useClassAndStudents(values.schoolId, values.classId, termId);
  const stage = place.schools.find(({ id }) => id === values.schoolId)?.stage;
  const subjects = place.subjects.filter(({ stages }) => stages.some((one) => one === stage));
  const names = (ids: readonly Id[]) =>
    ids.map((id) => students.find(({ value }) => value === id)?.label ?? '…').join('、') || '–';
  return (
    <FormDrawer
      title={layer ? `${layer.className} ${layer.name}` : t('organisation.layers.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('organisation.layers.name') },
        { name: 'memberIds', label: t('organisation.layers.students'), show: names },
      ]}
    >
      {!layer && place.schools.length > 1 && (
        <SearchField
          label={t('organisation.layers.schoolId')}
          field={{
            ...form.field('schoolId'),
            onChange: (id) => form.set({ schoolId: id, classId: '', subjectId: '', memberIds: [] }),
          }}
          options={optionsOf(place.schools)}
          required
        />
      )}
      {!layer && (
        <div className="form-pair">
          <SelectField
            label={t('organisation.layers.classId')}
            field={{ ...form.field('classId'), onChange: (id) => form.set({ classId: id, memberIds: [] }) }}
            options={classes}
            none={t('organisation.layers.chooseClass')}
            required
          />
          <SelectField
            label={t('organisation.layers.subjectId')}
            field={form.field('subjectId')}
            options={optionsOf(subjects)}
            none={t('organisation.layers.chooseSubject')}
            required
          />
        </div>
      )}
      <TextField
        label={t('organisation.layers.name')}
        field={form.field('name')}
        maxLength={60}
        placeholder={t('organisation.layers.nameExample')}
        required
      />
      {values.classId && (
        <ChecksField
          label={t('organisation.layers.members', { count: values.memberIds.length, total: students.length })}
          field={form.field('memberIds')}
          options={students}
        />
      )}
    </FormDrawer>
  );
}

/** The classes of the school and the students of the class that are chosen. */
function useClassAndStudents(schoolId: Id, classId: Id, termId: Id | null) {
  const wanted = { schoolId, page: 1, pageLine: 500, ...(termId && { termId }) };
  const classes = useAsked(adminClasses, schoolId ? wanted : null, { tells: true });
  const ofClass = schoolId && classId ? { kind: 'students' as const, classId, ...wanted } : null;
  const students = useAsked(adminPeople, ofClass, { tells: true });
  return { classes: optionsOf(classes.data?.items ?? []), students: optionsOf(students.data?.items ?? []) };
}

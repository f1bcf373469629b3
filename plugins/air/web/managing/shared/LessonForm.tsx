import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall } from 'edutech/core/web/hooks';
import { type LessonFields, saveLesson } from '../../../api';

interface LessonFormProps {
  /** Absent: a new lesson. */
  readonly lesson?: { readonly id: string; readonly version: number; readonly fields: LessonFields } | undefined;
  readonly onSaved: (lesson: { readonly id: string; readonly version: number }) => void;
  readonly onClose: () => void;
}

interface Ground {
  readonly grades: OutputOf<typeof listGrades>;
  readonly subjects: OutputOf<typeof listSubjects>;
}

/** What a lesson is called, for whom it is, and who gives it. */
export function LessonForm(props: LessonFormProps) {
  const grades = useAsked(listGrades, {}, { tells: true }).data;
  const subjects = useAsked(listSubjects, {}, { tells: true }).data;
  return grades && subjects && <Fields {...props} ground={{ grades, subjects }} />;
}

const nothing: LessonFields = {
  name: '',
  nameEn: '',
  gradeId: '',
  subjectId: '',
  teacher: '',
  school: '',
  summary: '',
  needsLogin: false,
};
const required = ['name', 'gradeId', 'subjectId'] as const;

function Fields({ lesson, onSaved, onClose, ground }: LessonFormProps & { readonly ground: Ground }) {
  const intl = useIntl();
  const call = useCall();
  const text = (id: string) => intl.formatMessage({ id: `air.lesson.${id}` });
  const written = useRef<{ id: string; version: number } | null>(null);
  const form = useForm({
    name: 'air.lesson',
    initial: { ...(lesson?.fields ?? nothing), version: lesson?.version ?? 0 },
    check: (values) =>
      Object.fromEntries(
        required.filter((field) => !values[field].trim()).map((field) => [field, 'core.ui.form.required']),
      ),
    save: async ({ version, ...fields }) => {
      const seen = lesson ? { id: lesson.id, version } : {};
      written.current = await call(saveLesson, { ...seen, ...fields }, { quiet: true });
    },
    // once nothing is unsaved any more: it may lead to another page
    onSaved: () => {
      onClose();
      if (written.current) onSaved(written.current);
    },
  });
  const grades = ground.grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }));
  const subjects = ground.subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }));
  const shown = (options: readonly { value: string; label: string }[]) => (id: string) =>
    options.find(({ value }) => value === id)?.label ?? '';
  const choose = text('choose');
  return (
    <FormDrawer
      title={lesson ? lesson.fields.name : <FormattedMessage id="air.lesson.new" />}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: text('name') },
        { name: 'nameEn', label: text('nameEn') },
        { name: 'gradeId', label: text('grade'), show: shown(grades) },
        { name: 'subjectId', label: text('subject'), show: shown(subjects) },
        { name: 'teacher', label: text('teacher') },
        { name: 'school', label: text('school') },
        { name: 'summary', label: text('summary') },
      ]}
    >
      <TextField label={text('name')} field={form.field('name')} maxLength={120} required />
      <TextField label={text('nameEn')} field={form.field('nameEn')} maxLength={240} hint={text('nameEnHint')} />
      <SelectField label={text('grade')} field={form.field('gradeId')} options={grades} none={choose} required />
      <SelectField label={text('subject')} field={form.field('subjectId')} options={subjects} none={choose} required />
      <TextField label={text('teacher')} field={form.field('teacher')} maxLength={40} />
      <TextField label={text('school')} field={form.field('school')} maxLength={80} />
      <TextField label={text('summary')} field={form.field('summary')} lines={5} maxLength={1000} />
      <SwitchField label={text('needsLogin')} field={form.field('needsLogin')} hint={text('needsloginHint')} />
    </FormDrawer>
  );
}

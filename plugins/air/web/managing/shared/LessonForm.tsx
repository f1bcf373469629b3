import { useRef } from 'react';
import { listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const call = useCall();
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
  const choose = t('air.lesson.choose');
  return (
    <FormDrawer
      title={lesson ? lesson.fields.name : t('air.lesson.new')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('air.lesson.name') },
        { name: 'nameEn', label: t('air.lesson.nameEn') },
        { name: 'gradeId', label: t('air.lesson.grade'), show: shown(grades) },
        { name: 'subjectId', label: t('air.lesson.subject'), show: shown(subjects) },
        { name: 'teacher', label: t('air.lesson.teacher') },
        { name: 'school', label: t('air.lesson.school') },
        { name: 'summary', label: t('air.lesson.summary') },
      ]}
    >
      <TextField label={t('air.lesson.name')} field={form.field('name')} maxLength={120} required />
      <TextField
        label={t('air.lesson.nameEn')}
        field={form.field('nameEn')}
        maxLength={240}
        hint={t('air.lesson.nameEnHint')}
      />
      <SelectField
        label={t('air.lesson.grade')}
        field={form.field('gradeId')}
        options={grades}
        none={choose}
        required
      />
      <SelectField
        label={t('air.lesson.subject')}
        field={form.field('subjectId')}
        options={subjects}
        none={choose}
        required
      />
      <TextField label={t('air.lesson.teacher')} field={form.field('teacher')} maxLength={40} />
      <TextField label={t('air.lesson.school')} field={form.field('school')} maxLength={80} />
      <TextAreaField label={t('air.lesson.summary')} field={form.field('summary')} lines={5} maxLength={1000} />
      <SwitchField
        label={t('air.lesson.needsLogin')}
        field={form.field('needsLogin')}
        hint={t('air.lesson.needsloginHint')}
      />
    </FormDrawer>
  );
}

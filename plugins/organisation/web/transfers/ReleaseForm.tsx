import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { findStudent, releaseStudent } from '../../api';

interface ReleaseFormProps {
  readonly schools: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Lets a student of one's own school go to another: by number, to a school, with a word to it. */
export function ReleaseForm({ schools, onClose }: ReleaseFormProps) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [student, setStudent] = useState<OutputOf<typeof findStudent> | null>(null);
  const form = useForm({
    name: 'organisation.transfer',
    initial: { number: '', school: '', note: '' },
    check: ({ number, school }) => ({
      ...(number.trim() === '' && { number: 'organisation.transfers.form.numberMissing' }),
      ...(school === '' && { school: 'organisation.transfers.form.schoolMissing' }),
    }),
    save: async ({ number, school, note }) => {
      const found = await call(findStudent, { number: number.trim() }, { quiet: true });
      setStudent(found);
      await call(releaseStudent, { personId: found.personId, toSchoolId: school, note }, { quiet: true });
    },
    onSaved: () => {
      onClose();
      void revalidate();
    },
  });
  const typed = (number: string) => {
    form.set({ number });
    setStudent(null);
    // a whole number is looked up at once, so that its name is seen before anybody is released
    if (number.trim().length >= 6)
      call(findStudent, { number: number.trim() }, { quiet: true }).then(setStudent, () => undefined);
  };
  return (
    <FormDialog
      title={t('organisation.transfers.release')}
      form={form}
      onClose={onClose}
      submit={t('organisation.transfers.release')}
    >
      <TextField
        label={t('organisation.transfers.form.number')}
        field={{ ...form.field('number'), onChange: typed }}
        required
        maxLength={40}
      />
      {student && (
        <p role="status">
          {t('organisation.transfers.form.found', {
            name: student.name,
            place: `${student.schoolName} ${student.className}`,
          })}
        </p>
      )}
      <SearchField
        label={t('organisation.transfers.form.school')}
        field={form.field('school')}
        required
        options={schools
          .filter(({ id }) => id !== student?.schoolId)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField label={t('organisation.transfers.form.note')} field={form.field('note')} />
    </FormDialog>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { addPlan } from '../../api';
import { mostTitle } from '../../model/plan/document';
import { routes } from '../../routes';

/** A usual time for a group. Days. */
const usualDays = 7;

/** A lesson that the group prepares: who makes it is its main author. */
export function NewTask({ tree, onClose }: { readonly tree: readonly StageItem[]; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const books = useTeachingBooks(tree);
  const [id] = useState(() => newId());
  const [usual] = useState(() => dayAfter(cityDay(new Date()), usualDays));
  const form = useForm({
    name: 'prepare.group',
    initial: { title: '', bookId: books[0]?.bookId ?? '', dueOn: usual },
    check: ({ title, bookId, dueOn }) => ({
      ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
      ...(bookId === '' && { bookId: 'prepare.error.noBook' }),
      ...(dueOn === '' && { dueOn: 'prepare.error.noDay' }),
    }),
    save: async ({ title, bookId, dueOn }) => {
      const { subjectId, gradeId } = books.find((one) => one.bookId === bookId)!;
      await call(addPlan, { id, title, subjectId, gradeId, nodeId: null, dueOn }, { quiet: true });
    },
    onSaved: () => void navigate(routes.planView.to({ id })),
  });
  return (
    <FormDrawer title={t('prepare.group.new')} form={form} submit={t('prepare.new.begin')} onClose={onClose}>
      <TextField label={t('prepare.new.title')} field={form.field('title')} maxLength={mostTitle} required />
      <SelectField
        label={t('prepare.new.book')}
        field={form.field('bookId')}
        options={books.map(({ bookId: value, name, choice }) => ({ value, label: `${name} · ${choice.edition.name}` }))}
        required
      />
      <DateField label={t('prepare.group.due')} field={form.field('dueOn')} required />
    </FormDrawer>
  );
}

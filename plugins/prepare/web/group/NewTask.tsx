import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import { DateField } from 'edutech/core/ui/form/days/DateField';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { useTeachingBooks } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { addPlan, listColleagues } from '../../api';
import { mostTitle } from '../../model/plan/document';
import { routes } from '../../routes';

/** A usual time for a group. Days. */
const usualDays = 7;

/** A lesson that the group prepares, with its main author: oneself, or a colleague. */
export function NewTask({ tree, onClose }: { readonly tree: readonly StageItem[]; readonly onClose: () => void }) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const books = useTeachingBooks(tree);
  const [id] = useState(() => newId());
  const [usual] = useState(() => dayAfter(cityDay(new Date()), usualDays));
  const form = useForm({
    name: 'prepare.group',
    initial: { title: '', bookId: books[0]?.bookId ?? '', dueOn: usual, authorId: '' },
    check: ({ title, bookId, dueOn }) => ({
      ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
      ...(bookId === '' && { bookId: 'prepare.error.noBook' }),
      ...(dueOn === '' && { dueOn: 'prepare.error.noDay' }),
    }),
    save: async ({ title, bookId, dueOn, authorId }) => {
      const { subjectId, gradeId } = books.find((one) => one.bookId === bookId)!;
      await call(
        addPlan,
        { id, title, subjectId, gradeId, nodeId: null, dueOn, ...(authorId && { authorId }) },
        { quiet: true },
      );
    },
    onSaved: () => void navigate(routes.planView.to({ id })),
  });
  const subjectId = books.find(({ bookId }) => bookId === form.values.bookId)?.subjectId;
  const { data: colleagues = [] } = useAsked(listColleagues, subjectId ? { subjectId } : null);
  const personId = useSession().user.value?.userId;
  return (
    <FormDrawer title={t('prepare.group.new')} form={form} submit={t('prepare.new.begin')} onClose={onClose}>
      <TextField label={t('prepare.new.title')} field={form.field('title')} maxLength={mostTitle} required />
      <SelectField
        label={t('prepare.new.book')}
        field={form.field('bookId')}
        options={books.map(({ bookId: value, name, choice }) => ({ value, label: `${name} · ${choice.edition.name}` }))}
        required
      />
      <SelectField
        label={t('prepare.group.author')}
        field={form.field('authorId')}
        none={t('prepare.group.myself')}
        options={colleagues
          .filter((one) => one.personId !== personId)
          .map(({ personId: value, name }) => ({ value, label: name }))}
      />
      <DateField label={t('prepare.group.due')} field={form.field('dueOn')} required />
    </FormDrawer>
  );
}

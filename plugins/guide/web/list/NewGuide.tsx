import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { addGuide, listGuides } from '../../api';
import { type Template, templates } from '../../model/book/templates';
import { mostTitle } from '../../model/limits';
import { routes } from '../../routes';
import { BookFields } from './BookFields';

interface NewGuideProps {
  readonly books: readonly TeachingBook[];
  readonly first: string | null;
  readonly nodeId: string | null;
  /** The guide book that is copied. */
  readonly fromId: string | null;
  readonly onClose: () => void;
}

/** A new guide book: from a template, or as a copy of one's own (last year's) or of a colleague's. */
export function NewGuide({ books, first, nodeId, fromId, onClose }: NewGuideProps) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const [id] = useState(() => newId());
  const { data: own } = useAsked(listGuides, { space: 'mine', sort: 0, page: 1, pageLine: 100 });
  const { data: school } = useAsked(listGuides, { space: 'school', sort: 0, page: 1, pageLine: 100 });
  const copies = [...(own?.data ?? []), ...(school?.data ?? [])];
  const form = useForm({
    name: 'guide.new',
    initial: { bookId: first ?? books[0]?.bookId ?? '', nodeId: nodeId ?? '', title: '', from: fromId ?? templates[0] },
    check: ({ title, bookId }) => ({
      ...(title.trim() === '' && { title: 'guide.error.noTitle' }),
      ...(bookId === '' && { bookId: 'guide.error.noTextbook' }),
    }),
    save: async ({ bookId, nodeId: node, title, from }) => {
      const book = books.find((one) => one.bookId === bookId);
      if (!book) return;
      const { subjectId, gradeId } = book;
      const isTemplate = templates.includes(from as Template);
      await call(
        addGuide,
        {
          id,
          title,
          subjectId,
          gradeId,
          nodeId: node || null,
          ...(isTemplate ? { template: from as Template } : { fromId: from }),
        },
        { quiet: true },
      );
    },
    onSaved: () => void navigate(routes.detail.to({ id })),
  });
  return (
    <FormDrawer title={t('guide.new')} form={form} submit={t('guide.new.begin')} onClose={onClose}>
      <TextField label={t('guide.form.title')} field={form.field('title')} required maxLength={mostTitle} />
      <BookFields books={books} book={form.field('bookId')} node={form.field('nodeId')} />
      <SelectField
        label={t('guide.form.from')}
        field={form.field('from')}
        options={[
          ...templates.map((one) => ({ value: one as string, label: t(`guide.template.${one}`) })),
          ...copies.map((one) => ({
            value: one.id,
            label: t(one.isOwn ? 'guide.form.ownCopy' : 'guide.form.copyOf', { title: one.title, name: one.owner }),
          })),
        ]}
      />
    </FormDrawer>
  );
}

import { SelectField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import type { TreeNode } from 'edutech/plugins/textbook/api';
import type { TeachingBook } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { Field } from '../../upload/fields/Field';
import type { EditValues } from './edit-values';

interface PlaceFieldsProps {
  readonly form: Form<EditValues>;
  readonly books: readonly TeachingBook[];
  readonly chapters: readonly TreeNode[];
}

/** The book and the chapter on which a resource stands. */
export function PlaceFields({ form, books, chapters }: PlaceFieldsProps) {
  const t = useText();
  return (
    <>
      {books.length > 0 && (
        <Field label={t('resource.field.book')} isRequired group>
          <TextbookPicker
            books={books.map(({ choice }) => choice)}
            current={form.values.bookId}
            onChoose={({ book }) => form.set({ bookId: book.id, nodeId: '' })}
          />
        </Field>
      )}
      <SelectField
        label={t('resource.field.chapter')}
        field={form.field('nodeId')}
        none={t('resource.chapter.choose')}
        options={chapters.map(({ nodeId, nodeName, level }) => ({
          value: nodeId,
          label: '\u3000'.repeat(level - 1) + nodeName,
        }))}
        required
      />
    </>
  );
}

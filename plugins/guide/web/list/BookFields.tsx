import { SelectField } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';
import { type TeachingBook, useChapters } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';

interface BookFieldsProps {
  readonly books: readonly TeachingBook[];
  readonly book: FieldHandle<string>;
  readonly node: FieldHandle<string>;
}

/** A textbook and one of its chapters. */
export function BookFields({ books, book, node }: BookFieldsProps) {
  const t = useText();
  const chosen = books.find(({ bookId }) => bookId === book.value);
  return (
    <>
      <SelectField
        label={t('guide.form.book')}
        field={book}
        required
        options={books.map(({ bookId, name }) => ({ value: bookId, label: name }))}
      />
      {chosen && <ChapterField key={chosen.bookId} book={chosen} field={node} />}
    </>
  );
}

function ChapterField({ book, field }: { readonly book: TeachingBook; readonly field: FieldHandle<string> }) {
  const t = useText();
  const { chapters } = useChapters(book);
  return (
    <SelectField
      label={t('guide.form.chapter')}
      field={field}
      none={t('guide.form.noChapter')}
      options={chapters.map(({ nodeId, nodeName, level }) => ({
        value: nodeId,
        label: `${'　'.repeat(Math.max(0, level - 1))}${nodeName}`,
      }))}
    />
  );
}

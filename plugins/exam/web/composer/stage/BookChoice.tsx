import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { teachingBooks } from 'edutech/plugins/textbook/kit/ui/trees/books/teaching-books';
import { TextbookPicker } from 'edutech/plugins/textbook/kit/ui/trees/books/TextbookPicker';
import { useComposer } from '../desk/composer-context';

/** For which subject and grade the paper is, chosen by the book that one teaches with. */
export function BookChoice({ books }: { readonly books: readonly StageItem[] }) {
  const t = useText();
  const { desk, isLocked } = useComposer();
  const { subjectId, gradeId } = desk.values;
  const [all] = useState(() => teachingBooks(books, (id) => t(`exam.stage.${id}`)));
  const book = all.find(({ choice }) => choice.grade.id === gradeId && choice.subject.id === subjectId);
  if (all.length === 0 || isLocked) return null;
  return (
    <TextbookPicker
      books={all.map(({ choice }) => choice)}
      current={book?.bookId ?? null}
      onChoose={({ subject, grade }) => desk.change({ subjectId: subject.id, gradeId: grade.id })}
    />
  );
}

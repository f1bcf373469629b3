import { useRef } from 'react';
import { type GradeItem, listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { TextbookSource } from 'edutech/core/common/teaching/sources';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { deleteBooks, type KeptBook, listEditions, saveBook } from '../../api';
import { CoverField } from './CoverField';

interface BookFormProps {
  /** Absent: a new one, of this source. */
  readonly book?: KeptBook | undefined;
  readonly source: TextbookSource;
  readonly onClose: () => void;
}

/** What a book can be of. */
interface Ground {
  readonly grades: readonly GradeItem[];
  readonly subjects: OutputOf<typeof listSubjects>;
  readonly editions: OutputOf<typeof listEditions>;
}

/** A book of one's own, or of the school: what it is called, and where it belongs. */
export function BookForm(props: BookFormProps) {
  const grades = useAsked(listGrades, {}, { tells: true }).data;
  const subjects = useAsked(listSubjects, {}, { tells: true }).data;
  const editions = useAsked(listEditions, {}, { tells: true }).data;
  return grades && subjects && editions && <Fields {...props} ground={{ grades, subjects, editions }} />;
}

const valuesOf = (book: Partial<KeptBook>) => ({
  gradeId: book.gradeId ?? '',
  subjectId: book.subjectId ?? '',
  itemId: book.itemId ?? '',
  name: book.name ?? '',
  tbName: book.tbName ?? '',
  term: book.term ? String(book.term) : '',
  version: book.version ?? 0,
});
type Values = ReturnType<typeof valuesOf>;

const required = ['gradeId', 'subjectId', 'itemId', 'name', 'tbName'] as const;

function Fields({ book, source, onClose, ground }: BookFormProps & { readonly ground: Ground }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const before = valuesOf(book ?? {});
  // what the server has answered since: a new cover makes a new version too
  const known = useRef({ bookId: book?.bookId ?? '', version: before.version });
  const write = async ({ version, term, ...values }: Values, quiet: boolean) => {
    const stageId = ground.grades.find(({ gradeId }) => gradeId === values.gradeId)!.stage;
    const ofTerm = term ? { term: term === '1' ? (1 as const) : (2 as const) } : {};
    const changed = book ? { bookId: book.bookId, version: Math.max(version, known.current.version) } : {};
    known.current = await call(saveBook, { ...changed, ...values, ...ofTerm, source, stageId }, { quiet });
  };
  const form = useForm<Values>({
    name: 'textbook.book',
    initial: before,
    read: ({ term, ...version }) => ({ ...version, term: term ? String(term) : '' }),
    check: (values) =>
      Object.fromEntries(
        required.filter((field) => !values[field].trim()).map((field) => [field, 'core.ui.form.required']),
      ),
    save: (values) => write(values, true),
    onSaved: ({ name }) => {
      const undo = book
        ? () => write(before, false)
        : () => call(deleteBooks, { bookIds: [known.current.bookId], status: 0 });
      say(book ? 'textbook.books.saved' : 'textbook.books.added', { name }, undo);
      onClose();
    },
  });
  const nameOf = (options: readonly { value: string; label: string }[]) => (id: string) =>
    options.find(({ value }) => value === id)?.label ?? '';
  const grades = ground.grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }));
  const subjects = ground.subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }));
  const editions = ground.editions.map(({ itemId, item }) => ({ value: itemId, label: item }));
  const choose = t('textbook.choose');
  const terms = ([1, 2] as const).map((term) => ({ value: String(term), label: t(`textbook.term.${term}`) }));
  return (
    <FormDrawer
      title={book?.name ?? t('textbook.books.add')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'gradeId', label: t('textbook.grade'), show: nameOf(grades) },
        { name: 'subjectId', label: t('textbook.subject'), show: nameOf(subjects) },
        { name: 'itemId', label: t('textbook.edition'), show: nameOf(editions) },
        { name: 'name', label: t('textbook.name') },
        { name: 'tbName', label: t('textbook.volume') },
        { name: 'term', label: t('textbook.term'), show: nameOf(terms) },
      ]}
    >
      <SelectField label={t('textbook.grade')} field={form.field('gradeId')} options={grades} none={choose} required />
      <SelectField
        label={t('textbook.subject')}
        field={form.field('subjectId')}
        options={subjects}
        none={choose}
        required
      />
      <SelectField
        label={t('textbook.edition')}
        field={form.field('itemId')}
        options={editions}
        none={choose}
        required
      />
      <TextField
        label={t('textbook.name')}
        field={form.field('name')}
        maxLength={60}
        hint={t('textbook.nameHint')}
        required
      />
      <TextField
        label={t('textbook.volume')}
        field={form.field('tbName')}
        maxLength={30}
        hint={t('textbook.volumeHint')}
        required
      />
      <SelectField
        label={t('textbook.term')}
        field={form.field('term')}
        options={terms}
        none={t('textbook.term.both')}
      />
      {book && (
        <CoverField
          book={book}
          onChanged={(version) => {
            known.current = { ...known.current, version };
          }}
        />
      )}
    </FormDrawer>
  );
}

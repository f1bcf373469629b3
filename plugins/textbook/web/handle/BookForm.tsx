import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type GradeItem, listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { TextbookSource } from 'edutech/core/common/teaching/sources';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall } from 'edutech/core/web/hooks';
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
  gradeid: book.gradeid ?? '',
  subjectid: book.subjectid ?? '',
  itemid: book.itemid ?? '',
  name: book.name ?? '',
  tbname: book.tbname ?? '',
  term: book.term ? String(book.term) : '',
  version: book.version ?? 0,
});
type Values = ReturnType<typeof valuesOf>;

const required = ['gradeid', 'subjectid', 'itemid', 'name', 'tbname'] as const;

function Fields({ book, source, onClose, ground }: BookFormProps & { readonly ground: Ground }) {
  const intl = useIntl();
  const call = useCall();
  const say = useUndo();
  const text = (id: string) => intl.formatMessage({ id: `textbook.${id}` });
  const before = valuesOf(book ?? {});
  // what the server has answered since: a new cover makes a new version too
  const known = useRef({ bookid: book?.bookid ?? '', version: before.version });
  const write = async ({ version, term, ...values }: Values, quiet: boolean) => {
    const stageid = ground.grades.find(({ gradeid }) => gradeid === values.gradeid)!.stage;
    const ofTerm = term ? { term: term === '1' ? (1 as const) : (2 as const) } : {};
    const changed = book ? { bookid: book.bookid, version: Math.max(version, known.current.version) } : {};
    known.current = await call(saveBook, { ...changed, ...values, ...ofTerm, source, stageid }, { quiet });
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
        : () => call(deleteBooks, { bookids: [known.current.bookid], status: 0 });
      say(book ? 'textbook.books.saved' : 'textbook.books.added', { name }, undo);
      onClose();
    },
  });
  const nameOf = (options: readonly { value: string; label: string }[]) => (id: string) =>
    options.find(({ value }) => value === id)?.label ?? '';
  const grades = ground.grades.map(({ gradeid, gradename }) => ({ value: gradeid, label: gradename }));
  const subjects = ground.subjects.map(({ subjectid, subjectname }) => ({ value: subjectid, label: subjectname }));
  const editions = ground.editions.map(({ itemid, item }) => ({ value: itemid, label: item }));
  const terms = ([1, 2] as const).map((term) => ({ value: String(term), label: text(`term.${term}`) }));
  return (
    <FormDrawer
      title={book?.name ?? <FormattedMessage id="textbook.books.add" />}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'gradeid', label: text('grade'), show: nameOf(grades) },
        { name: 'subjectid', label: text('subject'), show: nameOf(subjects) },
        { name: 'itemid', label: text('edition'), show: nameOf(editions) },
        { name: 'name', label: text('name') },
        { name: 'tbname', label: text('volume') },
        { name: 'term', label: text('term'), show: nameOf(terms) },
      ]}
    >
      <SelectField
        label={text('grade')}
        field={form.field('gradeid')}
        options={grades}
        none={text('choose')}
        required
      />
      <SelectField
        label={text('subject')}
        field={form.field('subjectid')}
        options={subjects}
        none={text('choose')}
        required
      />
      <SelectField
        label={text('edition')}
        field={form.field('itemid')}
        options={editions}
        none={text('choose')}
        required
      />
      <TextField label={text('name')} field={form.field('name')} maxLength={60} hint={text('nameHint')} required />
      <TextField
        label={text('volume')}
        field={form.field('tbname')}
        maxLength={30}
        hint={text('volumeHint')}
        required
      />
      <SelectField label={text('term')} field={form.field('term')} options={terms} none={text('term.both')} />
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

import { SelectField, TextField } from 'edutech/core/ui/form/fields';
import type { Form } from 'edutech/core/ui/form/use-form';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import {
  type TeachingBook,
  useChapters,
  usePoints,
  useTeachingBooks,
} from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { getUserBooks } from 'edutech/plugins/textbook/api';
import type { Unit } from '../../../api/library';
import { longest } from '../../../model/word';

export interface UnitValues {
  readonly title: string;
  readonly book: string;
  readonly bookId: string;
  readonly nodeId: string;
  readonly readPointId: string;
  readonly writePointId: string;
  readonly language: Unit['language'];
  readonly level: string;
}

const noBooks: never[] = [];

/** Where a unit stands: at a chapter of a textbook that one teaches, or in a book that one names. */
export function UnitPlace({ unit, form }: { readonly unit: Unit | null; readonly form: Form<UnitValues> }) {
  const t = useText();
  const { data } = useAsked(getUserBooks, { source: textbookSources.school });
  const books = useTeachingBooks(data ?? noBooks);
  const { bookId } = form.values;
  const chosen = books.find((book) => book.bookId === bookId);
  // the unit of somebody who teaches another subject keeps its place
  const isElsewhere = bookId !== '' && bookId === unit?.bookId && !chosen;
  return (
    <>
      <SelectField
        label={t('dictionary.unit.textbook')}
        field={form.field('bookId')}
        none={t('dictionary.unit.noTextbook')}
        options={[
          ...(isElsewhere ? [{ value: bookId, label: unit.book }] : []),
          ...books.map((book) => ({ value: book.bookId, label: book.name })),
        ]}
      />
      {bookId === '' && (
        <TextField
          label={t('dictionary.unit.book')}
          hint={t('dictionary.unit.book.hint')}
          field={form.field('book')}
          maxLength={longest.book}
        />
      )}
      {chosen && <Chapter key={chosen.bookId} book={chosen} form={form} />}
    </>
  );
}

/** The chapter, and the knowledge points that reading and writing of the words are evidence of. */
function Chapter({ book, form }: { readonly book: TeachingBook; readonly form: Form<UnitValues> }) {
  const t = useText();
  const { chapters } = useChapters(book);
  const { tree } = usePoints(book);
  const points = leavesOf((tree ?? []) as readonly PointNode[]);
  return (
    <>
      <SelectField
        label={t('dictionary.unit.chapter')}
        field={form.field('nodeId')}
        none={t('dictionary.unit.noChapter')}
        options={chapters.map(({ nodeId, nodeName, level }) => ({
          value: nodeId,
          label: `${'　'.repeat(Math.max(0, level - 1))}${nodeName}`,
        }))}
      />
      {(['readPointId', 'writePointId'] as const).map((name) => (
        <SelectField
          key={name}
          label={t(`dictionary.unit.${name}`)}
          hint={name === 'writePointId' ? t('dictionary.unit.points.hint') : undefined}
          field={form.field(name)}
          none={t('dictionary.unit.noPoint')}
          options={points}
        />
      ))}
    </>
  );
}

interface PointNode {
  readonly kiid: string;
  readonly knowName: string;
  readonly disabled: boolean;
  readonly items: readonly PointNode[];
}

/** Points without others below them, with the one above. */
const leavesOf = (nodes: readonly PointNode[], above = ''): { value: string; label: string }[] =>
  nodes.flatMap(({ kiid, knowName, disabled, items }) => {
    if (items.length > 0) return leavesOf(items, knowName);
    return disabled ? [] : [{ value: kiid, label: above === '' ? knowName : `${above} · ${knowName}` }];
  });

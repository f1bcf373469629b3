import { useLoaderData } from 'react-router';
import { listSubjects } from 'edutech/core/common/api/organisation';
import { stages } from 'edutech/core/common/teaching/stages';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { getManagedBooks, getUserBooks } from '../../api';
import { hueClasses } from '../shared/hues';
import { namedBooks } from '../shared/named-books';
import { sourceAddress, sourceNames, sourceOf } from '../shared/sources';
import { BookCard } from './BookCard';
import { foundBooks, optionsIn } from './found-books';
import { type BookScope, bookScopes, type ListedBook, scopedBooks, scopeOf } from './kept';
import { useBookActs } from './use-book-acts';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { Stack } from 'edutech/core/ui/layout/Stack';

const BookForm = onDemand(() => import('./BookForm').then((part) => part.BookForm));

export const loader = (async ({ call, url, signal, termId }) => {
  const source = sourceOf(url.searchParams.get('source'));
  const [tree, managed, subjects] = await Promise.all([
    call(getUserBooks, { source, ...(termId && { termId }) }, { signal }),
    call(getManagedBooks, { source }, { signal }),
    call(listSubjects, {}, { signal }),
  ]);
  const scope = scopeOf(url.searchParams.get('scope'));
  const scopes = scopedBooks(namedBooks(tree), managed);
  const found = foundBooks(scopes[scope], url.searchParams);
  return { source, scope, scopes, managed, found, hues: hueClasses(subjects), termId };
}) satisfies Loader;

/** Books that one works with, by where they come from; whoever keeps some adds, changes and removes them here. */
export function Page() {
  const t = useText();
  const { source, scope, scopes, managed, found, hues, termId } = useLoaderData<typeof loader>();
  const may = useMay(source);
  const acts = useBookActs(termId);
  const { opened, at, close } = useOpened();
  const edited = managed.find(({ bookId, mayEdit }) => bookId === opened && mayEdit);
  const add = may.add && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('textbook.books.add')}
    </Button>
  );
  return (
    <PageFrame title={t('textbook.handle.title')} note={t('textbook.handle.note')} end={add}>
      <Tabs
        className="below-4"
        label={t('textbook.handle.sources')}
        current={sourceNames[source]}
        items={Object.values(textbookSources).map((one) => ({
          id: sourceNames[one],
          label: t(`textbook.source.${sourceNames[one]}`),
          to: sourceAddress(one),
        }))}
      />
      <BookFilters scopes={scopes} scope={scope} mayAdopt={may.adopt} />
      <ListStates
        count={found.length}
        filtered={scopes[scope].length > 0 || scope !== 'used'}
        clear={sourceAddress(source)}
        empty={{
          picture: 'book',
          title: t(`textbook.handle.empty.${sourceNames[source]}`),
          text: t(`textbook.handle.emptyText.${sourceNames[source]}`),
          actions: add,
        }}
      >
        <ul className="textbook-books">
          {found.map((book) => (
            <Stack as="li" gap={0} key={book.bookId}>
              <BookCard
                book={book}
                hue={hues.get(book.subjectId)}
                acts={acts}
                mayAdopt={may.adopt}
                editAt={at(book.bookId)}
              />
            </Stack>
          ))}
        </ul>
      </ListStates>
      {(edited || (may.add && opened === 'new')) && (
        <BookForm key={opened} book={edited} source={source} onClose={close} />
      )}
    </PageFrame>
  );
}

/** What the person may do with books of a source. */
function useMay(source: number) {
  const isLead = useCan(['textbook_school_tea']);
  const mayKeepOwn = useCan(['textbook_tea.tt_personal_textbook']);
  const isPersonal = source === textbookSources.personal;
  return { add: isPersonal ? mayKeepOwn : isLead, adopt: isLead && !isPersonal };
}

/** So many are seen at a glance; what narrows the list comes with more. */
const fewBooks = 6;

interface BookFiltersProps {
  readonly scopes: Readonly<Record<BookScope, readonly ListedBook[]>>;
  readonly scope: BookScope;
  readonly mayAdopt: boolean;
}

function BookFilters({ scopes, scope, mayAdopt }: BookFiltersProps) {
  const t = useText();
  const books = scopes[scope];
  const others = bookScopes.filter(
    (one) => (one === 'removed' && scopes.removed.length > 0) || (one === 'all' && mayAdopt),
  );
  const ofScope = {
    name: 'scope',
    label: t('textbook.handle.scope'),
    look: 'chips' as const,
    all: t('textbook.handle.scope.used'),
    options: others.map((one) => ({ value: one, label: t(`textbook.handle.scope.${one}`), count: scopes[one].length })),
  };
  const ofBooks = [
    {
      name: 'stage',
      label: t('textbook.stage'),
      all: t('textbook.handle.allStages'),
      options: stages
        .filter((stage) => books.some(({ stageId }) => stageId === stage))
        .map((stage) => ({ value: stage, label: t(`textbook.stage.${stage}`) })),
    },
    {
      name: 'subject',
      label: t('textbook.subject'),
      all: t('textbook.handle.allSubjects'),
      options: optionsIn(books, 'subjectId', 'subject'),
    },
    {
      name: 'grade',
      label: t('textbook.grade'),
      all: t('textbook.handle.allGrades'),
      options: optionsIn(books, 'gradeId', 'grade'),
    },
  ];
  const isLong = books.length > fewBooks;
  if (!isLong && others.length === 0) return null;
  return (
    <FilterBar
      search={isLong ? t('textbook.handle.search') : undefined}
      resets={{ scope: ['stage', 'subject', 'grade', 'q'] }}
      filters={[...(others.length > 0 ? [ofScope] : []), ...(isLong ? ofBooks : [])]}
    />
  );
}

import { useLoaderData, useLocation } from 'react-router';
import { listGrades, listSubjects } from 'edutech/core/common/api/organisation';
import { isId } from 'edutech/core/common/ids';
import { type TextbookSource, textbookSources } from 'edutech/core/common/teaching/sources';
import { stages } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { listCatalogue, listEditions } from '../../api';
import { useBookActs } from '../handle/use-book-acts';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { sourceNames } from '../shared/sources';
import { BookRowActs } from './BookRowActs';
import { useCatalogueColumns } from './catalogue-columns';
import { OfficeTabs } from './OfficeTabs';
import { bookAddress } from '../../model/addresses';

const BookForm = onDemand(() => import('../handle/BookForm').then((part) => part.BookForm));

/** Sources of books that no single person owns. */
const sources = [textbookSources.school, textbookSources.electronic, textbookSources.onlineTutorial] as const;
const sourceIn = (query: URLSearchParams): TextbookSource =>
  sources.find((source) => sourceNames[source] === query.get('source')) ?? textbookSources.school;

export const loader = (async ({ call, url, signal, termId }) => {
  const query = url.searchParams;
  const source = sourceIn(query);
  const stage = stages.find((one) => one === query.get('stage'));
  const id = (name: string, field: string) => (isId(query.get(name)) ? { [field]: query.get(name)! } : {});
  const [list, subjects, grades, editions] = await Promise.all([
    call(
      listCatalogue,
      {
        ...listQuery(query),
        source,
        keeper: query.get('keeper') === 'school' ? 'school' : 'city',
        state: query.get('state') === 'removed' ? 'removed' : 'standing',
        ...(stage && { stageId: stage }),
        ...id('subject', 'subjectId'),
        ...id('grade', 'gradeId'),
        ...id('edition', 'itemId'),
      },
      { signal },
    ),
    call(listSubjects, {}, { signal }),
    call(listGrades, {}, { signal }),
    call(listEditions, {}, { signal }),
  ]);
  return { ...list, source, subjects, grades, editions, termId };
}) satisfies Loader;

type Data = Awaited<ReturnType<typeof loader>>;

/** The city's books, and those of schools within reach: a bureau keeps them here, and says which are used. */
export function Page() {
  const t = useText();
  const { items, page, source, termId, mayAdd } = useLoaderData<Data>();
  const acts = useBookActs(termId);
  const { opened, at, close } = useOpened();
  const edited = items.find(({ bookId, mayEdit, removed }) => bookId === opened && mayEdit && !removed);
  const add = mayAdd && (
    <Button look="primary" icon="Add" to={at('new')}>
      {t('textbook.books.add')}
    </Button>
  );
  return (
    <PageFrame
      title={t('textbook.office.title')}
      note={t(mayAdd ? 'textbook.office.note' : 'textbook.office.noteReading')}
      end={add}
    >
      <OfficeTabs current="books" />
      <Filters />
      <DataTable
        name="textbook.catalogue"
        label={t('textbook.office.title')}
        columns={useCatalogueColumns(acts)}
        rows={items}
        total={page.total}
        keyOf={({ bookId }) => bookId}
        nameOf={({ name }) => name}
        openAt={({ bookId, removed }) => (removed ? at(null) : bookAddress(bookId, true))}
        current={opened}
        filters={['source', 'keeper', 'state', 'stage', 'subject', 'grade', 'edition']}
        rowClass={({ removed }) => (removed ? 'table-dim' : undefined)}
        acts={(book) => <BookRowActs book={book} acts={acts} editAt={at(book.bookId)} />}
        empty={{ title: t('textbook.office.empty'), actions: add }}
      />
      {(edited || (mayAdd && opened === 'new')) && (
        <BookForm key={opened} book={edited} source={source} onClose={close} />
      )}
    </PageFrame>
  );
}

function Filters() {
  const t = useText();
  const { subjects, grades, editions } = useLoaderData<Data>();
  const query = new URLSearchParams(useLocation().search);
  const stage = query.get('stage');
  return (
    <FilterBar
      search={t('textbook.office.search')}
      resets={{ stage: ['grade'] }}
      filters={[
        {
          name: 'source',
          label: t('textbook.handle.sources'),
          look: 'chips',
          all: t('textbook.source.school'),
          options: sources
            .filter((one) => one !== textbookSources.school)
            .map((one) => ({ value: sourceNames[one], label: t(`textbook.source.${sourceNames[one]}`) })),
        },
        {
          name: 'keeper',
          label: t('textbook.office.keeper'),
          all: t('textbook.office.keeper.city'),
          options: [{ value: 'school', label: t('textbook.office.keeper.school') }],
        },
        {
          name: 'stage',
          label: t('textbook.stage'),
          all: t('textbook.handle.allStages'),
          options: stages.map((value) => ({ value, label: t(`textbook.stage.${value}`) })),
        },
        {
          name: 'grade',
          label: t('textbook.grade'),
          all: t('textbook.handle.allGrades'),
          options: grades
            .filter((grade) => !stage || grade.stage === stage)
            .map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
        },
        {
          name: 'subject',
          label: t('textbook.subject'),
          all: t('textbook.handle.allSubjects'),
          options: subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName })),
        },
        {
          name: 'edition',
          label: t('textbook.edition'),
          all: t('textbook.office.allEditions'),
          options: editions.map(({ itemId, item }) => ({ value: itemId, label: item })),
        },
        {
          name: 'state',
          label: t('textbook.office.state'),
          all: t('textbook.office.state.standing'),
          options: [{ value: 'removed', label: t('textbook.office.state.removed') }],
        },
      ]}
    />
  );
}

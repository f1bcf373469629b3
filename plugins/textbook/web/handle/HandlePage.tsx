import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { listSubjects } from 'edutech/core/common/api/organisation';
import { stages } from 'edutech/core/common/teaching/stages';
import { textbookSources } from 'edutech/core/common/teaching/sources';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Loader } from 'edutech/core/web/plugin';
import { getUserBooks } from '../../api';
import { hueClasses } from '../shared/hues';
import { namedBooks } from '../shared/named-books';
import { BookCard } from './BookCard';
import { foundBooks, optionsIn } from './found-books';
import { sourceAddress, sourceNames, sourceOf } from '../shared/sources';

/** So many are seen at a glance; what narrows the list comes with more. */
const fewBooks = 6;

export const loader = (async ({ call, url, signal, termId }) => {
  const source = sourceOf(url.searchParams.get('source'));
  const [tree, subjects] = await Promise.all([
    call(getUserBooks, { source, ...(termId && { termid: termId }) }, { signal }),
    call(listSubjects, {}, { signal }),
  ]);
  const books = namedBooks(tree);
  return { source, books, found: foundBooks(books, url.searchParams), hues: hueClasses(subjects) };
}) satisfies Loader;

/** Books that one works with, by where they come from. */
export function Page() {
  const intl = useIntl();
  const { source, books, found, hues } = useLoaderData<typeof loader>();
  const text = (id: string) => intl.formatMessage({ id: `textbook.${id}` });
  return (
    <PageFrame title={text('handle.title')} note={text('handle.note')}>
      <Tabs
        className="textbook-sources"
        label={text('handle.sources')}
        current={sourceNames[source]}
        items={Object.values(textbookSources).map((one) => ({
          id: sourceNames[one],
          label: text(`source.${sourceNames[one]}`),
          to: sourceAddress(one),
        }))}
      />
      {books.length > fewBooks && (
        <FilterBar
          search={text('handle.search')}
          filters={[
            {
              name: 'stage',
              label: text('stage'),
              look: 'chips',
              all: text('handle.allStages'),
              options: stages
                .filter((stage) => books.some(({ stageid }) => stageid === stage))
                .map((stage) => ({ value: stage, label: text(`stage.${stage}`) })),
            },
            {
              name: 'subject',
              label: text('subject'),
              all: text('handle.allSubjects'),
              options: optionsIn(books, 'subjectid', 'subject'),
            },
            {
              name: 'grade',
              label: text('grade'),
              all: text('handle.allGrades'),
              options: optionsIn(books, 'gradeid', 'grade'),
            },
          ]}
        />
      )}
      <ListStates
        count={found.length}
        filtered={books.length > 0}
        clear={sourceAddress(source)}
        empty={{
          picture: 'book',
          title: <FormattedMessage id={`textbook.handle.empty.${sourceNames[source]}`} />,
          text: <FormattedMessage id={`textbook.handle.emptyText.${sourceNames[source]}`} />,
        }}
      >
        <ul className="textbook-books">
          {found.map((book) => (
            <li key={book.bookid}>
              <BookCard book={book} hue={hues.get(book.subjectid)} />
            </li>
          ))}
        </ul>
      </ListStates>
    </PageFrame>
  );
}

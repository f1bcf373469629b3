import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText, type Translate } from 'edutech/core/web/hooks';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { useAddresses } from '../shared/addresses';
import { MappingView } from './MappingView';
import { type Mapping, readMapping } from './read-mapping';

export const loader: Loader<Mapping> = ({ url, call, signal }) =>
  readMapping(url.searchParams.get('bookid'), url.searchParams.get('with'), { call, signal });

export const head = ({ book }: Mapping, t: Translate): PageHead => ({
  title: t('textbook.mapping.of', { name: book.name }),
});

/** Which chapters of a book teach which knowledge points, or the same as which chapters of another edition. */
export function Page() {
  const mapping = useLoaderData<Mapping>();
  const t = useText();
  const addresses = useAddresses();
  const { book, opposite, others } = mapping;
  const wanted = new URLSearchParams(useLocation().search).get('with') ?? 'points';
  const { bookId } = book;
  const isEdition = opposite === null ? wanted !== 'points' : opposite.kind === 'edition';
  const other = opposite?.kind === 'edition' ? opposite.book.bookId : (others[0]?.bookId ?? 'edition');
  return (
    <PageFrame
      title={t('textbook.mapping.of', { name: book.name })}
      note={t(book.mayEdit ? 'textbook.mapping.note' : 'textbook.mapping.noteReading')}
    >
      <Tabs
        className="below-4"
        label={t('textbook.mapping.with')}
        current={isEdition ? 'edition' : 'points'}
        items={[
          { id: 'points', label: t('textbook.mapping.points'), to: addresses.mapping(bookId) },
          { id: 'edition', label: t('textbook.mapping.edition'), to: addresses.mapping(bookId, other) },
        ]}
      />
      {opposite?.kind === 'edition' && <OtherBook mapping={mapping} current={opposite.book.bookId} />}
      {opposite === null ? (
        <div className="card">
          <EmptyState
            picture="book"
            title={t(isEdition ? 'textbook.mapping.noEdition' : 'textbook.detail.noPoints')}
            text={isEdition ? t('textbook.mapping.noEditionText') : undefined}
          />
        </div>
      ) : (
        <MappingView
          key={`${bookId} ${opposite.kind === 'points' ? opposite.knowId : opposite.book.bookId}`}
          mapping={{ ...mapping, opposite }}
        />
      )}
    </PageFrame>
  );
}

/** Which book stands opposite: those of the same grade and subject. */
function OtherBook({ mapping: { others }, current }: { readonly mapping: Mapping; readonly current: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Row as="label" wrap className="below-4">
      {t('textbook.mapping.otherBook')}
      <select
        className="input natural within"
        value={current}
        onChange={(event) => void navigate(changed(new URLSearchParams(search), { with: event.currentTarget.value }))}
      >
        {others.map(({ bookId, name, item }) => (
          <option key={bookId} value={bookId}>
            {item} · {name}
          </option>
        ))}
      </select>
    </Row>
  );
}

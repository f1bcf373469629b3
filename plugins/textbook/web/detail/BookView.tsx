import { useNavigate } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { Cover } from '../shared/Cover';
import type { NamedBook } from '../shared/named-books';
import { sourceNames, sourceOfBook } from '../shared/sources';
import { Chapters } from './Chapters';
import { Points } from './Points';
import type { PointsTree } from './points-tree';

interface BookViewProps {
  readonly book: NamedBook;
  readonly hue: string | undefined;
  /** The knowledge tree of its subject, where that is shown. */
  readonly pointsTree: PointsTree | null;
  /** Whether the person may change the book. */
  readonly mayEdit: boolean;
  readonly query: URLSearchParams;
}

/** What a book is, and one of its two trees: which, and what is chosen in it, the address says. */
export function BookView({ book, hue, pointsTree, mayEdit, query }: BookViewProps) {
  const t = useText();
  const navigate = useNavigate();
  const isPoints = query.get('tree') === 'points';
  const choose = (node: string) => void navigate(changed(query, { node }), { preventScrollReset: true, replace: true });
  const shared = { book, current: query.get('node'), onChoose: choose };
  const tabs = (
    <Tabs
      label={t('textbook.detail.trees')}
      current={isPoints ? 'points' : 'chapters'}
      items={[
        { id: 'chapters', label: t('textbook.detail.chapters'), to: changed(query, { tree: null, node: null }) },
        { id: 'points', label: t('textbook.detail.points'), to: changed(query, { tree: 'points', node: null }) },
      ]}
    />
  );
  return (
    <>
      <Row as="header" gap={4} className="below-4">
        <Cover book={book} hue={hue} />
        <Stack gap={1}>
          <h1 className="t-24 breaks">{book.name}</h1>
          <p className="muted">
            {[t(`textbook.stage.${book.stageId}`), book.grade, book.subject, book.item].join(' · ')}
          </p>
          <Row as="p" align="stretch" wrap>
            <Tag>{t(`textbook.source.${sourceNames[sourceOfBook(book)]}`)}</Tag>
            {book.isDefault === 1 && <Tag tone="brand">{t('textbook.default')}</Tag>}
          </Row>
        </Stack>
      </Row>
      {isPoints ? (
        <Points {...shared} tabs={tabs} tree={pointsTree} />
      ) : (
        <Chapters {...shared} tabs={tabs} mayEdit={mayEdit} />
      )}
    </>
  );
}

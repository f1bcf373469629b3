import { useQuery } from 'edutech/core/ui/table/use-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { KnowledgeTree } from 'edutech/plugins/textbook/kit/ui/trees/KnowledgeTree';
import type { Space } from '../../model/spaces';
import { type TeachingBook, useChapters, usePoints } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { mostNodes, type Side, sides } from './bank-wish';
import { useCounts } from './use-counts';

interface TreeSideProps {
  readonly book: TeachingBook;
  readonly side: Side;
  /** What is ticked in the tree that is shown. */
  readonly checked: readonly string[];
  readonly space: Space;
}

/** What narrows the list by content: the chapters of the book, or the knowledge points of its subject, several at once. */
export function TreeSide(props: TreeSideProps) {
  return props.side === 'chapters' ? <ChapterSide {...props} /> : <PointSide {...props} />;
}

function ChapterSide(props: TreeSideProps) {
  const { tree, error, again } = useChapters(props.book);
  const panel = useTreePanel(props);
  const counts = useCounts(props.space, props.book);
  return (
    <SideStates head={panel.head} isThere={tree !== null} error={error} again={again}>
      <ChapterTree {...panel} counts={counts} chapters={tree ?? []} />
    </SideStates>
  );
}

function PointSide(props: TreeSideProps) {
  const { tree, error, again } = usePoints(props.book);
  const panel = useTreePanel(props);
  const counts = useCounts(props.space, { knowId: tree?.[0]?.knowId });
  return (
    <SideStates head={panel.head} isThere={tree !== null} error={error} again={again}>
      <KnowledgeTree {...panel} counts={counts} points={tree ?? []} />
    </SideStates>
  );
}

/** What both trees share: tabs above them, ticks in the address. */
function useTreePanel({ book, side, checked }: TreeSideProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = useQuery();
  const name = side === 'chapters' ? 'node' : 'point';
  const tick = (ids: Iterable<string>) => {
    const value = [...ids].slice(0, mostNodes).join(',') || null;
    void navigate(changed(query, { [name]: value, book: book.bookId }), { preventScrollReset: true });
  };
  const head = (
    <Tabs
      className="pad-x-2"
      label={t('questions.side')}
      current={side}
      items={sides.map((id) => ({
        id,
        label: t(`questions.side.${id}`),
        // one narrows by chapters or by points: the other tree begins with nothing ticked
        to: changed(query, { side: id === 'chapters' ? null : id, node: null, point: null, book: book.bookId }),
      }))}
      end={
        checked.length > 0 && (
          <Button look="link" size="small" onClick={() => tick([])}>
            {t('questions.clear')}
          </Button>
        )
      }
    />
  );
  return {
    head,
    folds: true,
    checked: new Set(checked),
    onCheck: tick,
    empty: <EmptyState picture="book" title={t(`questions.side.${side}.none`)} />,
  };
}

interface SideStatesProps {
  readonly head: ReactNode;
  readonly isThere: boolean;
  readonly error: unknown;
  readonly again: () => void;
  readonly children: ReactNode;
}

/** The tree, or what stands in its place while it is not there. */
function SideStates({ head, isThere, error, again, children }: SideStatesProps) {
  if (isThere) return children;
  return (
    <section className="card questions-side-empty">
      {head}
      {error ? <ErrorState error={error} onRetry={again} /> : <Skeletons shape="text" />}
    </section>
  );
}

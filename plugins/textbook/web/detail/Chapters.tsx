import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ChapterTree } from 'edutech/core/ui/trees/ChapterTree';
import { useKeptTree } from 'edutech/core/ui/trees/use-kept-tree';
import { useCall } from 'edutech/core/web/hooks';
import { getChapterTree, type TreeNode } from '../../api';
import type { NamedBook } from '../shared/named-books';
import { Beside } from './Beside';
import { TreeStates } from './TreeStates';

export interface TreePartProps {
  readonly book: NamedBook;
  /** Id of the chosen node, as the address has it. */
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly tabs: ReactNode;
}

/** The chapters of a book: the tree, and beside it the chosen chapter. */
export function Chapters({ book, current, onChoose, tabs }: TreePartProps) {
  const call = useCall();
  const { bookid, version, source } = book;
  const { tree, error, again } = useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: bookid,
    version,
    read: async (signal) => (await call(getChapterTree, { bookid, source }, { signal, quiet: true })).nodes,
  });
  // nothing chosen, or what is gone: the book opens at its beginning
  const shown = (chapters: readonly TreeNode[]) =>
    (chapters.find(({ nodeid }) => nodeid === current) ?? chapters[0])?.nodeid ?? null;
  return (
    <TreeStates tree={tree} error={error} again={again}>
      {(chapters) => (
        <div className="textbook-trees">
          <ChapterTree
            chapters={chapters}
            current={shown(chapters)}
            onChoose={onChoose}
            head={tabs}
            empty={<EmptyState picture="book" title={<FormattedMessage id="textbook.detail.noChapters" />} />}
          />
          <Beside nodes={chapterWords(chapters)} current={shown(chapters)} onChoose={onChoose} kind="chapter" />
        </div>
      )}
    </TreeStates>
  );
}

const chapterWords = (chapters: readonly TreeNode[]) =>
  chapters.map(({ nodeid, nodename, parentid }) => ({ id: nodeid, name: nodename, parentId: parentid }));

import { type ReactNode, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { KeyHints, type KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { ChapterTree } from '../../kit/ui/trees/ChapterTree';
import { useKeptTree } from '../../kit/ui/trees/use-kept-tree';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { getChapterTree, type TreeNode } from '../../api';
import type { NamedBook } from '../shared/named-books';
import { useAddresses } from '../shared/addresses';
import { Beside } from './Beside';
import { deepestChapter } from '../../model/trees/chapters';
import { useChapterWrites } from './editing/tree-writes';
import { useTreeEdit } from './editing/use-tree-edit';
import { TreeStates } from './TreeStates';

const ImportDrawer = onDemand(() => import('./importing/ImportDrawer').then((part) => part.ImportDrawer));

export interface TreePartProps {
  readonly book: NamedBook;
  /** Id of the chosen node, as the address has it. */
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
  readonly tabs: ReactNode;
}

interface ChaptersProps extends TreePartProps {
  /** Whether the person may change the book. */
  readonly mayEdit: boolean;
}

/** The chapters of a book: the tree, and beside it the chosen chapter. Whoever keeps the book changes them here. */
export function Chapters({ mayEdit, ...props }: ChaptersProps) {
  const call = useCall();
  const { bookId, version, source } = props.book;
  const kept = useKeptTree<readonly TreeNode[]>({
    kind: 'chapters',
    key: bookId,
    version,
    read: async (signal) => (await call(getChapterTree, { bookId, source }, { signal, quiet: true })).nodes,
  });
  return (
    <TreeStates tree={kept.tree} error={kept.error} again={kept.again}>
      {(chapters) =>
        mayEdit ? (
          <EditedChapters {...props} chapters={chapters} version={kept.version} />
        ) : (
          <ChaptersView {...props} chapters={chapters} />
        )
      }
    </TreeStates>
  );
}

type Shown = Parameters<typeof ChapterTree>[0];

interface ChaptersViewProps extends TreePartProps, Pick<Shown, 'chapters' | 'edit' | 'foot'> {}

function ChaptersView({ chapters, current, onChoose, tabs, edit, foot }: ChaptersViewProps) {
  const t = useText();
  // nothing chosen, or what is gone: the book opens at its beginning
  const shown = (chapters.find(({ nodeId }) => nodeId === current) ?? chapters[0])?.nodeId ?? null;
  const nodes = chapters.map(({ nodeId, nodeName, parentId }) => ({ id: nodeId, name: nodeName, parentId }));
  return (
    <div className="textbook-trees">
      <ChapterTree
        chapters={chapters}
        current={shown}
        onChoose={onChoose}
        head={tabs}
        edit={edit}
        foot={foot}
        empty={<EmptyState picture="book" title={t('textbook.detail.noChapters')} />}
      />
      <Beside nodes={nodes} current={shown} onChoose={onChoose} kind="chapter" />
    </div>
  );
}

interface EditedChaptersProps extends TreePartProps {
  readonly chapters: readonly TreeNode[];
  readonly version: number;
}

function EditedChapters({ chapters, version, ...props }: EditedChaptersProps) {
  const t = useText();
  const { shown, saving, edit } = useTreeEdit({
    nodes: chapters,
    version,
    deepest: deepestChapter,
    writes: useChapterWrites(props.book.bookId),
    onChoose: props.onChoose,
  });
  const addresses = useAddresses();
  const [isImporting, setImporting] = useState(false);
  const open = (
    <Row as="p" align="stretch" wrap gap={0} className="textbook-tree-foot ruled-top pad-t-2">
      <Button size="small" look="quiet" icon="ArrowUpload" onClick={() => setImporting(true)}>
        {t('textbook.import.title')}
      </Button>
      {chapters.length > 0 && (
        <Button size="small" look="quiet" icon="ArrowSwap" to={addresses.mapping(props.book.bookId)}>
          {t('textbook.mapping.open')}
        </Button>
      )}
    </Row>
  );
  return (
    <>
      <BarSlot>{saving && <SaveState saving={saving} />}</BarSlot>
      <ChaptersView {...props} chapters={shown} edit={edit} foot={open} />
      <KeyHints hints={keyHints} />
      {isImporting && (
        <ImportDrawer
          bookId={props.book.bookId}
          hasChapters={chapters.length > 0}
          onClose={() => setImporting(false)}
        />
      )}
    </>
  );
}

export const keyHints: readonly KeyHint[] = [
  { keys: ['Alt', '↑'], does: 'textbook.keys.up' },
  { keys: ['Alt', '↓'], does: 'textbook.keys.down' },
  { keys: ['Alt', '←'], does: 'textbook.keys.out' },
  { keys: ['Alt', '→'], does: 'textbook.keys.in' },
  { keys: ['F2'], does: 'textbook.keys.rename' },
  { keys: ['Delete'], does: 'textbook.keys.remove' },
];

import { useMemo } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { chapterNodes, type Counts, type WireChapter } from './data/wire-nodes';
import type { TreeProps } from './tree/Tree';
import { type PanelProps, TreePanel } from './TreePanel';

interface ChapterTreeProps extends PanelProps, Omit<TreeProps, 'nodes' | 'label' | 'query'> {
  readonly chapters: readonly WireChapter[];
  /** Counts of chapters, shown at the end of their rows. */
  readonly counts?: Counts;
  /** Default: 章节. */
  readonly label?: string;
}

/** The chapters of a book: whole (`get-child-node` fills in what `onOpen` asks for), chosen one at a time or ticked. */
export function ChapterTree({ chapters, counts, label, ...panel }: ChapterTreeProps) {
  const t = useText();
  const nodes = useMemo(() => chapterNodes(chapters, counts), [chapters, counts]);
  return (
    <TreePanel
      {...panel}
      nodes={nodes}
      label={label ?? t('textbook.kit.tree.chapters')}
      search={t('textbook.kit.tree.findChapter')}
    />
  );
}

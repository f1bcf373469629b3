import { useMemo } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { type Counts, pointNodes, type WirePoint } from './data/wire-nodes';
import type { TreeProps } from './tree/Tree';
import { type PanelProps, TreePanel } from './TreePanel';

interface KnowledgeTreeProps extends PanelProps, Omit<TreeProps, 'nodes' | 'label' | 'query'> {
  readonly points: readonly WirePoint[];
  /** Counts of points, shown at the end of their rows. */
  readonly counts?: Counts;
  /** Default: 知识点. */
  readonly label?: string;
}

/** The knowledge points of a subject: those that are disabled are seen, not chosen. */
export function KnowledgeTree({ points, counts, label, ...panel }: KnowledgeTreeProps) {
  const t = useText();
  const nodes = useMemo(() => pointNodes(points, counts), [points, counts]);
  return (
    <TreePanel
      {...panel}
      nodes={nodes}
      label={label ?? t('textbook.kit.tree.points')}
      search={t('textbook.kit.tree.findPoint')}
    />
  );
}

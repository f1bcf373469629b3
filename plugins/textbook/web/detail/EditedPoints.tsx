import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { useText } from 'edutech/core/web/hooks';
import { chapterNodes, pointNodes } from '../../kit/ui/trees/data/wire-nodes';
import { TreePanel } from '../../kit/ui/trees/TreePanel';
import { deepestPoint, type KnowledgeNode } from '../../model/trees/knowledge-tree';
import { Beside } from './Beside';
import { keyHints } from './Chapters';
import { usePointWrites } from './editing/tree-writes';
import { useTreeEdit } from './editing/use-tree-edit';
import type { PointsTree } from './points-tree';
import type { TreePartProps } from './Chapters';

interface EditedPointsProps extends Omit<TreePartProps, 'book'> {
  readonly points: readonly KnowledgeNode[];
  readonly tree: PointsTree;
  readonly version: number;
}

/** A knowledge tree in the hands of whoever keeps it: as chapters are, by drag, by keys and by buttons, each with its undo. */
export function EditedPoints({ points, tree, version, current, onChoose, tabs }: EditedPointsProps) {
  const t = useText();
  const { shown, saving, edit } = useTreeEdit({
    nodes: pointNodes(points).map(({ id, name, parentId }) => ({
      nodeId: id,
      nodeName: name,
      parentId,
      isHaveChild: false,
    })),
    version,
    deepest: deepestPoint,
    writes: usePointWrites(tree.knowId),
    onChoose,
  });
  const nodes = chapterNodes(shown);
  const chosen = (nodes.find(({ id }) => id === current) ?? nodes[0])?.id ?? null;
  return (
    <>
      <BarSlot>{saving && <SaveState saving={saving} />}</BarSlot>
      <div className="textbook-trees">
        <TreePanel
          nodes={nodes}
          label={t('textbook.kit.tree.points')}
          search={t('textbook.kit.tree.findPoint')}
          current={chosen}
          onChoose={onChoose}
          head={tabs}
          edit={edit}
          empty={<EmptyState picture="book" title={t('textbook.detail.noPoints')} />}
        />
        <Beside nodes={nodes} current={chosen} onChoose={onChoose} kind="point" />
      </div>
      <KeyHints hints={keyHints} />
    </>
  );
}

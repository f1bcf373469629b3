import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { type Direction, type Move, refusalOf, steered } from '../rules/moves';
import type { Outline, TreeNode } from '../rules/outline';
import type { TreeEdit } from './tree-edit';

/** Moves nodes, and announces where one went or why it did not. `keepOn` keeps the focus on the moved node. */
export function useMover<Node extends TreeNode>(
  outline: Outline<Node>,
  edit: TreeEdit | undefined,
  keepOn: (id: string) => void,
) {
  const t = useText();
  const [said, setSaid] = useState('');
  const nameOf = (id: string | null) => (id && outline.places.get(id)?.node.name) || '';
  const say = (id: string, values: Readonly<Record<string, string | number>>) =>
    setSaid(t(`textbook.kit.tree.${id}`, values));
  const move = (wanted: Move) => {
    if (!edit) return;
    const { nodeId, parentId, beforeId } = wanted;
    const name = nameOf(nodeId);
    if (refusalOf(outline, wanted, edit.deepest) !== null) {
      say('tooDeep', { name, levels: edit.deepest });
      return;
    }
    const where = beforeId ? 'before' : parentId ? 'into' : 'end';
    say(`moved.${where}`, { name, parent: nameOf(parentId), next: nameOf(beforeId) });
    keepOn(nodeId);
    edit.onMove(wanted);
  };
  const steer = (id: string, direction: Direction) => {
    const wanted = steered(outline, id, direction);
    if (wanted) move(wanted);
    else say('noWay', { name: nameOf(id) });
  };
  return { said, move, steer };
}

import { type KeyboardEvent, useMemo } from 'react';
import { type Checked, checkState, toggled } from '../rules/checked';
import { findIn } from '../rules/found';
import { outlineOf, type TreeNode } from '../rules/outline';
import { treeStep, typedTo } from '../rules/tree-keys';
import { branchesBeside, type TreeLine as Line, visibleLines } from '../rules/visible-rows';
import { NameBox } from './NameBox';
import { TreeLine } from './TreeLine';
import { TreeTools } from './TreeTools';
import { meantKey, pressEdit, type TreeEdit } from './tree-edit';
import { useMover } from './use-mover';
import { useOpenNodes } from './use-open-nodes';
import { useTreeDrag } from './use-tree-drag';
import { type TreeLinks, useTreeLink } from './use-tree-link';
import { useTreeFocus } from './use-tree-focus';
import { useTypedLetters } from './use-typed-letters';

/** What every tree takes. */
export interface TreeProps<Node extends TreeNode = TreeNode> {
  /** Name of the tree for screen readers. */
  readonly label: string;
  readonly nodes: readonly Node[];
  /** The chosen node, where one at a time is chosen. */
  readonly current?: string | null;
  readonly onChoose?: (id: string) => void;
  /** With these, lines have boxes, and choosing a line ticks it with all below it. */
  readonly checked?: Checked;
  readonly onCheck?: (checked: Checked) => void;
  /** With these, rows have boxes that are independent of the nodes below them, and choosing a row ticks it alone. */
  readonly ticked?: ReadonlySet<string>;
  readonly onTick?: (id: string) => void;
  /** Lines can be dragged onto those of another tree. */
  readonly links?: TreeLinks;
  /** The search text: only nodes that contain it are shown, with the nodes above. */
  readonly query?: string;
  /** A node with `hasMore` was opened. */
  readonly onOpen?: (id: string) => void;
  readonly edit?: TreeEdit;
}

/**
 * A tree as the WAI-ARIA Authoring Practices have it: one stop for Tab, arrows walk, letters lead to names, `*` opens what
 * is beside. With `edit` lines are dragged, Alt with an arrow moves, F2 renames, Delete removes. Why it is our own:
 * core/decisions/0095-the-chapter-tree-is-our-own-component.md.
 */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, current, onChoose, checked, ticked, query = '', edit } = props;
  const tree = useTree(props);
  return (
    <>
      {edit && <TreeTools outline={tree.outline} current={current ?? null} edit={edit} onSteer={tree.steer} />}
      <div
        className="tree"
        role="tree"
        aria-label={label}
        aria-multiselectable={checked || ticked ? true : undefined}
        ref={tree.focus.root}
      >
        {tree.lines.map((line, at) => {
          const { id } = line.place.node;
          const isTyping = edit?.typing === id;
          return (
            <TreeLine
              key={id}
              line={line}
              query={query}
              isStop={tree.focus.stop === id}
              isCurrent={onChoose && !checked ? id === current : undefined}
              check={ticked ? ticked.has(id) : checked && checkState(checked, line.place)}
              isHit={tree.found?.hits.has(id) === true}
              isDragged={tree.drag.dragged === id}
              dropPart={tree.drag.over?.id === id ? tree.drag.over.part : tree.link.over === id ? 'into' : undefined}
              onTurn={() => tree.turn(id, !line.isOpen)}
              onClick={() => tree.choose(line)}
              onFocus={() => tree.focus.rest(id)}
              onBlur={tree.focus.leave}
              onKeyDown={(event) => tree.press(event, line, at)}
              {...(!isTyping && tree.drag.handlers(id))}
              {...tree.link.handlers(id, line.place.node.name)}
              typing={
                isTyping && (
                  <NameBox
                    name={line.place.node.name}
                    most={edit.longestName}
                    onName={(name) => {
                      tree.focus.keepOn(id);
                      edit.onName(id, name);
                    }}
                    onGiveUp={() => {
                      tree.focus.keepOn(id);
                      edit.onType(null);
                    }}
                  />
                )
              }
            />
          );
        })}
      </div>
      {edit && (
        <span className="visually-hidden" role="status">
          {tree.said}
        </span>
      )}
    </>
  );
}

/** What a tree shows, and what pointer and keys do in it. */
function useTree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { nodes, current, onChoose, checked, onCheck, onTick, links, query = '', onOpen, edit } = props;
  const outline = useMemo(() => outlineOf(nodes), [nodes]);
  const found = useMemo(() => findIn(outline, query), [outline, query]);
  const opening = useOpenNodes(outline, current, edit?.typing);
  const isOpen = (id: string) => opening.open.has(id) || found?.opened.has(id) === true;
  const lines = visibleLines(outline, { isOpen, ...(found && { isShown: (id: string) => found.shown.has(id) }) });
  const turn = (id: string, open: boolean) => {
    opening.set(id, open);
    if (open && outline.places.get(id)?.node.hasMore) onOpen?.(id);
  };
  const choose = ({ place: { node } }: Line<Node>) => {
    if (node.disabled) return;
    onChoose?.(node.id);
    onTick?.(node.id);
    if (checked) onCheck?.(toggled(outline, checked, node.id));
  };
  const focus = useTreeFocus(lines, current);
  const mover = useMover(outline, edit, focus.keepOn);
  const drag = useTreeDrag({
    outline,
    deepest: edit?.deepest ?? 0,
    isOpen,
    open: (id) => turn(id, true),
    onMove: edit && mover.move,
  });
  const link = useTreeLink(links, (id) => outline.places.get(id)?.node.disabled === true);
  const typed = useTypedLetters();
  const press = (event: KeyboardEvent<HTMLElement>, line: Line<Node>, at: number) => {
    // keys of buttons in the line are theirs
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    const { id } = line.place.node;
    if (edit && pressEdit(event, id, edit, mover.steer)) return event.preventDefault();
    if (event.altKey) return;
    const step = treeStep(meantKey(event), lines, at);
    if (step?.act === 'focus') focus.go(step.id);
    else if (step?.act === 'open' || step?.act === 'close') turn(id, step.act === 'open');
    else if (step?.act === 'openBeside') opening.openAll(branchesBeside(outline, line.place));
    else if (step?.act === 'choose') choose(line);
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) focus.go(typedTo(typed(event.key, event.timeStamp), lines, at));
    else return;
    event.preventDefault();
  };
  return { outline, lines, found, focus, drag, link, said: mover.said, steer: mover.steer, turn, choose, press };
}

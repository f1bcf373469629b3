import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import type { CheckState } from '../rules/checked';
import { piecesOf } from '../rules/found';
import type { DropPart } from '../rules/moves';
import type { TreeLine as Line } from '../rules/visible-rows';

/** Lines are set in up to this level. */
const deepestIndent = 6;

interface TreeLineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly line: Line;
  readonly query: string;
  /** The only one of the tree that Tab leads to. */
  readonly isStop: boolean;
  /** Undefined: lines of this tree are not chosen one at a time. */
  readonly isCurrent: boolean | undefined;
  /** Undefined: there are no boxes. */
  readonly check: CheckState | undefined;
  readonly isHit: boolean;
  readonly isDragged: boolean;
  readonly dropPart: DropPart | undefined;
  readonly onTurn: () => void;
  /** In place of the name: where it is typed. */
  readonly typing?: ReactNode;
}

/** One line of a tree. Chevron and box are for the pointer: the keyboard has arrows and space, screen readers the states. */
export function TreeLine(props: TreeLineProps) {
  const { line, query, isStop, isCurrent, check, isHit, isDragged, dropPart, onTurn, typing, ...events } = props;
  const { node, level } = line.place;
  return (
    <div
      {...events}
      role="treeitem"
      data-node={node.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={node.count === undefined ? node.name : `${node.name} ${node.count}`}
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.besides}
      aria-expanded={line.isOpen ?? undefined}
      aria-selected={isCurrent}
      aria-checked={check}
      aria-disabled={node.disabled || undefined}
      aria-busy={(line.isOpen && node.hasMore) || undefined}
      className={classNames(
        'relative',
        'round',
        'ink',
        'pressable',
        'tree-line',
        `tree-level-${Math.min(level, deepestIndent)}`,
        isCurrent && 'tree-current',
        isDragged && 'tree-dragged',
        dropPart && `tree-drop-${dropPart}`,
      )}
    >
      <Row
        as="span"
        className="tree-turn fixed muted"
        inline
        gap={0}
        justify="center"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (line.isOpen !== null) onTurn();
        }}
      >
        {line.isOpen !== null && <Icon name={line.isOpen ? 'ChevronDown' : 'ChevronRight'} size={16} />}
      </Row>
      {check !== undefined && (
        <span className={`round fixed paper tree-box tree-box-${check}`} aria-hidden="true">
          {check !== false && <Icon name={check === 'mixed' ? 'Subtract' : 'Checkmark'} size={16} />}
        </span>
      )}
      {typing || (
        <span className="tree-name grow pad-y-1 breaks" title={node.name}>
          {isHit
            ? piecesOf(node.name, query).map(({ text, isHit: isMarked }, at) =>
                isMarked ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name keep their order
                  <mark className="tint-star" key={at}>
                    {text}
                  </mark>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name keep their order
                  <Fragment key={at}>{text}</Fragment>
                ),
              )
            : node.name}
        </span>
      )}
      {/* what is seen reads as the name does: with a space */}{' '}
      {node.count !== undefined && (
        <span className="num fixed muted t-13" aria-hidden="true">
          {node.count}
        </span>
      )}
    </div>
  );
}

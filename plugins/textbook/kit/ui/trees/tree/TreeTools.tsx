import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type Direction, refusalOf, steered } from '../rules/moves';
import type { Outline } from '../rules/outline';
import type { TreeEdit } from './tree-edit';

interface TreeToolsProps {
  readonly outline: Outline;
  /** What the buttons are about. */
  readonly current: string | null;
  readonly edit: TreeEdit;
  readonly onSteer: (id: string, direction: Direction) => void;
}

const arrows: readonly (readonly [Direction, IconName])[] = [
  ['up', 'ChevronUp'],
  ['down', 'ChevronDown'],
  ['out', 'ChevronLeft'],
  ['in', 'ChevronRight'],
];

/** Buttons that change the chosen node, for fingers and for those who know no keys: whatever dragging and keys do. */
export function TreeTools({ outline, current, edit, onSteer }: TreeToolsProps) {
  const t = useText();
  const place = current === null ? undefined : outline.places.get(current);
  const id = place?.node.id ?? null;
  const cannotMove = (direction: Direction) => {
    const move = id === null ? null : steered(outline, id, direction);
    return move === null || refusalOf(outline, move, edit.deepest) !== null;
  };
  const isDeepest = !place || place.level >= edit.deepest;
  return (
    <Row
      className="tree-tools ruled-below pad-b-2"
      wrap
      gap="half"
      role="toolbar"
      aria-label={t('textbook.kit.tree.tools')}
    >
      <Button size="small" look="quiet" icon="Add" onClick={() => edit.onAdd(id, 'behind')}>
        {t('textbook.kit.tree.add')}
      </Button>
      <Button
        size="small"
        look="quiet"
        icon="Add"
        disabled={isDeepest}
        onClick={() => id !== null && edit.onAdd(id, 'below')}
      >
        {t('textbook.kit.tree.addBelow')}
      </Button>
      <span className="end">
        {arrows.map(([direction, icon]) => (
          <IconButton
            key={direction}
            icon={icon}
            label={t(`textbook.kit.tree.move.${direction}`)}
            disabled={cannotMove(direction)}
            onClick={() => id !== null && onSteer(id, direction)}
          />
        ))}
        <IconButton
          icon="Edit"
          label={t('textbook.kit.tree.rename')}
          disabled={!place}
          onClick={() => edit.onType(id)}
        />
        <IconButton
          icon="Delete"
          label={t('textbook.kit.tree.remove')}
          disabled={!place}
          onClick={() => id !== null && edit.onRemove(id)}
        />
      </span>
    </Row>
  );
}

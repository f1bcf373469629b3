import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
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
  const intl = useIntl();
  const place = current === null ? undefined : outline.places.get(current);
  const id = place?.node.id ?? null;
  const text = (word: string) => intl.formatMessage({ id: `textbook.kit.tree.${word}` });
  const cannotMove = (direction: Direction) => {
    const move = id === null ? null : steered(outline, id, direction);
    return move === null || refusalOf(outline, move, edit.deepest) !== null;
  };
  const isDeepest = !place || place.level >= edit.deepest;
  return (
    <div className="tree-tools ruled-below pad-b-2" role="toolbar" aria-label={text('tools')}>
      <Button size="small" look="quiet" icon="Add" onClick={() => edit.onAdd(id, 'behind')}>
        <FormattedMessage id="textbook.kit.tree.add" />
      </Button>
      <Button
        size="small"
        look="quiet"
        icon="Add"
        disabled={isDeepest}
        onClick={() => id !== null && edit.onAdd(id, 'below')}
      >
        <FormattedMessage id="textbook.kit.tree.addBelow" />
      </Button>
      <span className="end">
        {arrows.map(([direction, icon]) => (
          <IconButton
            key={direction}
            icon={icon}
            label={text(`move.${direction}`)}
            disabled={cannotMove(direction)}
            onClick={() => id !== null && onSteer(id, direction)}
          />
        ))}
        <IconButton icon="Edit" label={text('rename')} disabled={!place} onClick={() => edit.onType(id)} />
        <IconButton
          icon="Delete"
          label={text('remove')}
          disabled={!place}
          onClick={() => id !== null && edit.onRemove(id)}
        />
      </span>
    </div>
  );
}

import { Avatar } from 'edutech/core/ui/Avatar';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { type PaperItem, pointsOfItem } from '../../../model/paper/document';
import { steppedItem } from '../../../model/paper/edits/items';
import { itemWithPoints } from '../../../model/paper/edits/points';
import { type DifficultyStep, stepOf } from '../../../model/paper/figures/facts';
import type { ItemNumbers } from '../../../model/paper/figures/figures';
import { useComposer } from '../desk/composer-context';
import { useItemName } from '../desk/use-names';
import { focusRow } from './focus-row';
import { PointsField } from './PointsField';
import type { Drop } from './use-drop';

interface OutlineItemProps {
  readonly item: PaperItem;
  readonly number: ItemNumbers;
  readonly drop: Drop;
}

const dots: Readonly<Record<DifficultyStep, string>> = {
  easy: 'composer-dot composer-easy',
  medium: 'composer-dot composer-medium',
  harder: 'composer-dot composer-harder',
  hard: 'composer-dot composer-hard',
  unknown: 'composer-dot composer-unknown',
};

/** An item of the outline: its number, what it is about, how hard it is, its points. */
export function OutlineItem({ item, number, drop }: OutlineItemProps) {
  const t = useText();
  const { desk, chosen, choose, dragged, drag, together, isLocked } = useComposer();
  const nameOf = useItemName();
  const { id, questionId } = item;
  const facts = desk.factsOf(questionId);
  const isChosen = chosen === id;
  const holder = together.holderOf(id);
  const { name, text } = nameOf(item);
  const isDragged = dragged?.kind === 'item' && dragged.id === id;
  return (
    <li
      className={classNames(
        'composer-item',
        isChosen && 'composer-row-chosen',
        isDragged && 'composer-lifted',
        drop.overClass(id, 'item'),
      )}
      data-row={id}
      draggable={!isLocked && !holder}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        drag({ kind: 'item', id });
      }}
      onDragEnd={() => drag(null)}
      {...drop.over(id, 'item')}
    >
      <button
        type="button"
        className="composer-item-name shrink text-start"
        aria-pressed={isChosen}
        onClick={() => choose(id)}
        onKeyDown={(event) => {
          const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!step || isLocked || holder) return;
          event.preventDefault();
          choose(id);
          desk.act((paper) => steppedItem(paper, id, step as -1 | 1));
          focusRow(id);
        }}
      >
        <span className="num at-end muted">
          {number.first === number.last ? number.first : `${number.first}–${number.last}`}
        </span>
        <span className="clip1" title={text || name}>
          {name}
        </span>
      </button>
      {holder && (
        <span role="img" aria-label={t('exam.together.heldBy', { place: name, name: holder.name })} title={holder.name}>
          <Avatar person={holder.personId} name={holder.name} size={24} />
        </span>
      )}
      <i className={dots[stepOf(facts)]} role="img" aria-label={t(`exam.step.${stepOf(facts)}`)} />
      <PointsField
        points={pointsOfItem(item)}
        isHeld={holder !== null}
        label={t('exam.compose.pointsOf', { number: number.first })}
        onPoints={(points) => desk.act((paper) => itemWithPoints(paper, id, points), `points:${id}`)}
      />
    </li>
  );
}

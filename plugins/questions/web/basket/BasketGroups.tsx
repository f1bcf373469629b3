import { useText } from 'edutech/core/web/hooks';
import { plainText } from '../../kit/common/one-line/text-parts';
import { FormulaText } from '../../kit/ui/formula/FormulaText';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import type { QuestionType } from '../../kit/common/types/question-types';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Question } from '../../api/records';
import { type BasketGroup, groupsOf, type Move, moveOfTypes, moveWithinType } from './basket-order';

interface BasketGroupsProps {
  readonly items: readonly Question[];
  readonly onMove: (move: Move) => void;
  readonly onRemove: (item: Question) => void;
}

/** The basket type by type, as papers have it. A type unfolds its questions; both change places by drag or by keys. */
export function BasketGroups({ items, onMove, onRemove }: BasketGroupsProps) {
  const t = useText();
  const [open, setOpen] = useState<QuestionType | null>(null);
  const groups = groupsOf(items);
  const act = (move: Move | null) => move && onMove(move);
  return (
    <SortableList
      className="questions-basket-groups"
      label={t('questions.basket.groups')}
      items={groups}
      keyOf={({ type }) => String(type)}
      nameOf={({ type }) => t(`questions.type.${type}`)}
      onOrder={(types) => act(moveOfTypes(items, types.map(Number) as QuestionType[]))}
      row={(group) => (
        <div className="grow">
          <Row
            as="button"
            type="button"
            className="questions-basket-type wide text-start"
            aria-expanded={open === group.type}
            onClick={() => setOpen(open === group.type ? null : group.type)}
          >
            <span className="fill">{t(`questions.type.${group.type}`)}</span>
            <b className="num">{group.items.length}</b>
            <small className="num muted at-end">{t('questions.points', { points: pointsOf(group) })}</small>
            <Icon name={open === group.type ? 'ChevronUp' : 'ChevronDown'} size={16} className="muted" />
          </Row>
          {open === group.type && (
            <Questions
              group={group}
              onOrder={(ids) => act(moveWithinType(items, group.type, ids))}
              onRemove={onRemove}
            />
          )}
        </div>
      )}
    />
  );
}

const pointsOf = ({ items }: BasketGroup<Question>) => items.reduce((sum, { points }) => sum + points, 0);

interface QuestionsProps {
  readonly group: BasketGroup<Question>;
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onRemove: (item: Question) => void;
}

function Questions({ group, onOrder, onRemove }: QuestionsProps) {
  const t = useText();
  return (
    <SortableList
      className="questions-basket-items"
      label={t(`questions.type.${group.type}`)}
      items={group.items}
      keyOf={({ id }) => id}
      nameOf={({ title }) => plainText(title)}
      onOrder={onOrder}
      row={(item) => (
        <>
          <span className="clip1 grow">
            <FormulaText text={item.title} />
          </span>
          <span className="muted num">
            <FormattedNumber value={item.points} />
          </span>
          <IconButton
            icon="Dismiss"
            label={t('questions.basket.remove', { title: plainText(item.title) })}
            onClick={() => onRemove(item)}
          />
        </>
      )}
    />
  );
}

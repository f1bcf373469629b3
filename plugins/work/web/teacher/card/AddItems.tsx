import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ItemValues } from '../../../api';
import { cardItems, type CardType, cardTypes, type NewCardItems } from '../../../model/card/answer-card';
import { mostItems } from '../../../model/homework';

interface AddItemsProps {
  /** Items that are there. */
  readonly count: number;
  readonly section: number;
  readonly onAdd: (items: readonly ItemValues[]) => void;
}

/** "10 single choices of 4 points": items by type, several at once. */
export function AddItems({ count, section, onAdd }: AddItemsProps) {
  const t = useText();
  const [wish, setWish] = useState<NewCardItems>({ type: 0, count: 10, points: 4, options: 4 });
  const room = mostItems - count;
  const number = (name: 'count' | 'points' | 'options', min: number, max: number, step = 1) => (
    <Stack as="label" gap={1} className="work-card-number t-12">
      <span>{t(`work.card.${name}`)}</span>
      <input
        className="input num"
        type="number"
        min={min}
        max={max}
        step={step}
        value={wish[name]}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          Number.isFinite(valueAsNumber) && setWish({ ...wish, [name]: Math.min(max, Math.max(min, valueAsNumber)) })
        }
      />
    </Stack>
  );
  return (
    <Row
      as="form"
      align="end"
      wrap
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(cardItems({ ...wish, count: Math.min(room, Math.round(wish.count)) }, section));
      }}
    >
      <Stack as="label" gap={1} className="work-card-number t-12">
        <span>{t('work.card.type')}</span>
        <select
          className="input"
          value={wish.type}
          onChange={({ currentTarget }) => setWish({ ...wish, type: Number(currentTarget.value) as CardType })}
        >
          {cardTypes.map((type) => (
            <option key={type} value={type}>
              {t(`work.type.${type}`)}
            </option>
          ))}
        </select>
      </Stack>
      {number('count', 1, 50)}
      {number('points', 0, 100, 0.5)}
      {wish.type <= 1 && number('options', 2, 10)}
      <Button icon="Add" look="soft" type="submit" disabled={room <= 0}>
        {t('work.card.add')}
      </Button>
    </Row>
  );
}

import { Fragment } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { useBlocks, usePlacedBlocks } from 'edutech/core/web/blocks';

interface PlacedAtItemProps {
  readonly attemptId: Id;
  readonly partId: Id;
  readonly number: number;
}

/** What other areas offer at an item of a result: asking a teacher. */
export function PlacedAtItem({ attemptId, partId, number }: PlacedAtItemProps) {
  const data = { area: 'work', placeId: attemptId, partId, number };
  const placed = usePlacedBlocks('work.ownItem');
  const blocks = useBlocks('work.ownItem', Object.fromEntries(placed.map(({ key }) => [key, data])));
  return blocks.map(({ placed: { key }, element }) => <Fragment key={key}>{element}</Fragment>);
}

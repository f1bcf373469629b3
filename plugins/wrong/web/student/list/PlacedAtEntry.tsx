import { Fragment } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { useBlocks, usePlacedBlocks } from 'edutech/core/web/blocks';

/** What other areas offer at an entry of the collection: asking a teacher. */
export function PlacedAtEntry({ entryId }: { readonly entryId: Id }) {
  const data = { area: 'wrong', placeId: entryId, partId: entryId };
  const placed = usePlacedBlocks('wrong.ownEntry');
  const blocks = useBlocks('wrong.ownEntry', Object.fromEntries(placed.map(({ key }) => [key, data])));
  return blocks.map(({ placed: { key }, element }) => <Fragment key={key}>{element}</Fragment>);
}

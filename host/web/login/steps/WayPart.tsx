import type { PlacedBlock } from 'edutech/core/web/blocks';
import { PlacedPart, usePlaceData } from './PlacedPart';

/** Another way to sign in, in the place of the form. */
export function WayPart({ way }: { way: PlacedBlock }) {
  const data = usePlaceData(way.block.place);
  return <PlacedPart placed={way} data={data} />;
}

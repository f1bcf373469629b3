import { type ReactNode, useContext, useEffect, useState } from 'react';
import { type BlockData, BlocksContext, type PlacedBlock } from 'edutech/core/web/blocks';
import { useServices, useText } from 'edutech/core/web/hooks';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { loadBlocks } from '../../plugins/place-blocks';

/** What the loaders of a place's blocks answered, once they have; blocks of the dialog are loaded when they are needed. */
export function usePlaceData(place: string): BlockData | null {
  const services = useServices();
  const [data, setData] = useState<BlockData | null>(null);
  // Loads code and data of the blocks; a dialog that is closed meanwhile wants neither
  useEffect(() => {
    const controller = new AbortController();
    void loadBlocks(services, place, new URL(location.href), controller.signal).then((loaded) => {
      if (!controller.signal.aborted) setData(loaded);
    });
    return () => controller.abort();
  }, [services, place]);
  return data;
}

/** A block in the column of the dialog: a skeleton until it has come, a sentence when it does not. */
export function PlacedPart({ placed, data }: { placed: PlacedBlock | undefined; data: BlockData | null }): ReactNode {
  const t = useText();
  const source = useContext(BlocksContext);
  if (!data) return <Skeletons shape="text" count={4} />;
  if (!placed || !(placed.key in data)) {
    return (
      <p className="login-missing" role="alert">
        {t('host.login.partMissing')}
      </p>
    );
  }
  return source?.draw(placed, data[placed.key]);
}

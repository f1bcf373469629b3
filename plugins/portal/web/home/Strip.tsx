import { useContext } from 'react';
import { useBlocks } from 'edutech/core/web/blocks';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { Doors } from './Doors';
import { StripData, stripPlace } from './strip-place';

/** Below the banner: the day of who is signed in, as high as the doors; for all others the doors. */
export function DoorsOrStrip({ isBelowBanner }: { readonly isBelowBanner: boolean }) {
  const t = useText();
  const [strip] = useBlocks(stripPlace, useContext(StripData));
  if (!strip) return <Doors isBelowBanner={isBelowBanner} />;
  return (
    <section
      className={classNames(
        'raised-2',
        'relative',
        'clipped',
        'no-print',
        'wrap',
        'paper',
        'portal-strip',
        !isBelowBanner && 'portal-doors-alone',
      )}
      aria-label={t('portal.strip')}
    >
      {strip.element}
    </section>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useContext } from 'react';
import { isOwnPage } from 'edutech/core/ui/navigation/ContentLink';
import { useBlocks } from 'edutech/core/web/blocks';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useDeployment, useText } from 'edutech/core/web/hooks';
import { Doors } from './Doors';
import { StripData, stripPlace } from './strip-place';
import { useDoors } from './use-doors';

/**
 * Below the banner: the day of who is signed in, as high as the doors; for all others the doors. Who may open smart management
 * on another site keeps the doors: that one is nowhere else (portal.md section 5).
 */
export function DoorsOrStrip({ isBelowBanner }: { readonly isBelowBanner: boolean }) {
  useSignals();
  const t = useText();
  const isOwn = isOwnPage(String(useDeployment().option('portal', 'managementUrl')));
  const isElsewhere = useDoors().some(({ to }) => to === null) && !isOwn;
  const [strip] = useBlocks(stripPlace, useContext(StripData));
  if (!strip || isElsewhere) return <Doors isBelowBanner={isBelowBanner} />;
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

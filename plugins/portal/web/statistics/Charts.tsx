import { Bars } from 'edutech/core/ui/charts/Bars';
import { Column } from 'edutech/core/ui/layout/Column';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { chartLabel } from './chart-labels';
import { KindRing } from './KindRing';
import type { Series } from './series';
import { useSpokenFigures } from './spoken-figures';

/** Height of the bars beside their neighbour. CSS pixels. */
const height = 196;
/** Room for four characters and the ellipsis, and for a figure. */
const widths = { nameWidth: 76, textWidth: 60 } as const;

/** The series drawn: loaded only where they come into sight, with the parts of d3 that they need. */
export function Charts({ counties, kinds }: Series) {
  const t = useText();
  const spoken = useSpokenFigures('portal.statistics.counties', counties);
  return (
    <Stack className="portal-charts">
      {counties.length > 0 && (
        <Column as="figure" gap={0} className="portal-chart round-card">
          <figcaption>{t('portal.statistics.counties')}</figcaption>
          <div className="portal-bars">
            <Bars figures={counties} label={spoken} height={height} cut={chartLabel} {...widths} />
          </div>
        </Column>
      )}
      {kinds.length > 0 && (
        <Column as="figure" gap={0} className="portal-chart round-card">
          <figcaption>{t('portal.statistics.kinds')}</figcaption>
          <KindRing figures={kinds} />
        </Column>
      )}
    </Stack>
  );
}

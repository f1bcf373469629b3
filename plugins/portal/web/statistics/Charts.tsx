import { Column } from 'edutech/core/ui/layout/Column';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { CountyBars } from './CountyBars';
import { KindRing } from './KindRing';
import type { Series } from './series';

/** The series drawn: loaded only where they come into sight, with the parts of d3 that they need. */
export function Charts({ counties, kinds }: Series) {
  const t = useText();
  return (
    <Stack className="portal-charts">
      {counties.length > 0 && (
        <Column as="figure" gap={0} className="portal-chart round-card">
          <figcaption>{t('portal.statistics.counties')}</figcaption>
          <CountyBars figures={counties} />
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

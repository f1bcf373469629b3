import { useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { CountyPage } from '../../api';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';
import { Alarms } from '../shared/Alarms';
import { Frame } from '../shared/Frame';
import { GradeMinutes } from '../shared/GradeMinutes';
import { Sums } from '../shared/Sums';
import { Compared } from './Compared';
import { SchoolsTable } from './SchoolsTable';
import { Tiles } from './Tiles';

interface CountyViewProps {
  readonly county: CountyPage;
  readonly span: Span;
  /** The caller reads no place above it. */
  readonly isTop: boolean;
}

/** A county beside the city, its schools as tiles and as a table with those first that need a look. */
export function CountyView({ county, span, isTop }: CountyViewProps) {
  const t = useText();
  return (
    <Frame
      title={county.name}
      note={t('statistics.schools', { count: county.schools.length })}
      at={county.at}
      span={span}
      level="county"
      placeId={county.id}
      {...(!isTop && { up: { to: routes.view.to({ span }), name: t('statistics.city') } })}
    >
      <Sums
        sums={county.sums}
        rows={
          <a className="link" href="#schools">
            {t('statistics.county.rows')}
          </a>
        }
      />
      <Stack gap={4}>
        <div className="statistics-pair">
          <Compared county={county} />
          <Tiles schools={county.schools} span={span} />
        </div>
        <SchoolsTable schools={county.schools} span={span} />
        <div className="statistics-pair statistics-early">
          <Alarms alarms={county.alarms.map((alarm) => ({ ...alarm, countyId: null }))} span={span} />
          <GradeMinutes grades={county.grades} />
        </div>
      </Stack>
    </Frame>
  );
}

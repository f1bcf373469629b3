import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useRovingFocus } from 'edutech/core/ui/hooks/roving-focus';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { City, CountyLine } from '../../api';
import type { Span } from '../../model/spans';
import { FigureValue } from '../../kit/ui/FigureValue';
import { routes } from '../../routes';
import { shadeOf, Square } from '../shared/Square';
import { unitOf } from '../shared/Sums';

/** A square of a city of few schools is larger. CSS pixels. */
const sizeOf = (schools: number): number => (schools > 120 ? 14 : schools > 40 ? 22 : 36);

const metrics = ['teachers', 'students', 'over', 'resources'] as const;
type Metric = (typeof metrics)[number];

/**
 * A square for each school, together as counties. Arrows walk over counties and schools, Enter leads in. A county that is chosen
 * shows a few figures first.
 */
export function SchoolMap({ city, span }: { readonly city: City; readonly span: Span }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const metric: Metric = metrics.find((one) => one === query.get('metric')) ?? 'teachers';
  const [chosen, setChosen] = useState<string | null>(null);
  const walk = useRovingFocus('[data-place]');
  const county = city.counties.find(({ id }) => id === chosen);
  const most = Math.max(1, ...city.schools.map((school) => school[metric].value ?? 0));
  return (
    <Panel
      id="counties"
      title={t('statistics.map')}
      note={<span className="note">{t('statistics.map.note')}</span>}
      end={
        <Segmented
          label={t('statistics.metric')}
          value={metric}
          options={metrics.map((value) => ({ value, label: t(`statistics.metric.${value}`) }))}
          onChange={(value) =>
            void navigate(changed(query, { metric: value }), { replace: true, preventScrollReset: true })
          }
        />
      }
    >
      <div className="card-body" role="toolbar" aria-label={t('statistics.map')} onKeyDown={walk}>
        <div className="statistics-parts">
          {city.counties.map((one, at) => (
            <Stack key={one.id} gap={1}>
              <button
                type="button"
                className="text-start"
                data-place=""
                tabIndex={at === 0 ? 0 : -1}
                aria-pressed={one.id === chosen}
                onClick={() =>
                  one.id === chosen ? void navigate(routes.view.to({ county: one.id, span })) : setChosen(one.id)
                }
              >
                <b lang={langOf(one.name)}>{one.name}</b> <FigureValue figure={one[metric]} unit={unitOf[metric]} />{' '}
                <span className="fine">{t('statistics.schools', { count: one.schools })}</span>
              </button>
              <Row wrap gap="half">
                {city.schools
                  .filter(({ countyId }) => countyId === one.id)
                  .map((school) => (
                    <SchoolLink
                      key={school.id}
                      school={school}
                      metric={metric}
                      most={most}
                      size={sizeOf(city.schools.length)}
                      span={span}
                    />
                  ))}
              </Row>
            </Stack>
          ))}
        </div>
        {county && <Chosen county={county} span={span} />}
        <p className="fine above-3">{t('statistics.map.legend')}</p>
      </div>
    </Panel>
  );
}

interface SchoolLinkProps {
  readonly school: City['schools'][number];
  readonly metric: Metric;
  readonly most: number;
  readonly size: number;
  readonly span: Span;
}

function SchoolLink({ school, metric, most, size, span }: SchoolLinkProps) {
  const t = useText();
  const intl = useIntl();
  const { value, hidden } = school[metric];
  const isShare = unitOf[metric] === 'share';
  const said = hidden
    ? t(`statistics.kit.hidden.${hidden}`)
    : value === null
      ? '–'
      : intl.formatNumber(value, isShare ? { style: 'percent', maximumFractionDigits: 1 } : {});
  return (
    <Link
      to={routes.view.to({ school: school.id, span })}
      data-place=""
      tabIndex={-1}
      title={`${school.name} ${said}`}
      aria-label={`${school.name} ${said}`}
    >
      <Square
        shade={hidden ? null : shadeOf(value, isShare ? 1 : most)}
        isBad={metric === 'over' && (value ?? 0) > 0}
        size={size}
      />
    </Link>
  );
}

/** The county that is chosen. */
function Chosen({ county, span }: { readonly county: CountyLine; readonly span: Span }) {
  const t = useText();
  return (
    <Row wrap className="above-3 pad-3 sunk round" gap={4}>
      <b lang={langOf(county.name)}>{county.name}</b>
      {metrics.map((metric) => (
        <span key={metric}>
          <span className="muted">{t(`statistics.column.${metric}`)}</span>{' '}
          <FigureValue figure={county[metric]} unit={unitOf[metric]} />
        </span>
      ))}
      <Button look="soft" size="small" iconAfter="ChevronRight" to={routes.view.to({ county: county.id, span })}>
        {t('statistics.enter')} <span lang={langOf(county.name)}>{county.name}</span>
      </Button>
    </Row>
  );
}

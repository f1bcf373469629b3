import { line, scaleLinear } from 'd3';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { ChartFrame } from 'edutech/core/ui/charts/ChartFrame';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { City } from '../../api';
import { FigureValue } from '../../kit/ui/FigureValue';
import type { Span } from '../../model/spans';
import { routes } from '../../routes';

const kinds = ['teachers', 'students'] as const;
const height = 64;

/** The last 14 days of each county beside those of the city. */
export function CountyDays({ city, span }: { readonly city: City; readonly span: Span }) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const kind = kinds.find((one) => one === query.get('who')) ?? 'teachers';
  const days = kind === 'teachers' ? 'teacherDays' : 'studentDays';
  return (
    <Panel
      title={t('statistics.days')}
      note={<span className="note">{t('statistics.days.note')}</span>}
      end={
        <Segmented
          label={t('statistics.days.who')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`statistics.who.${value}`) }))}
          onChange={(value) =>
            void navigate(changed(query, { who: value }), { replace: true, preventScrollReset: true })
          }
        />
      }
    >
      <div className="statistics-parts card-body">
        {city.counties.map((county) => (
          <Stack key={county.id} gap={1}>
            <Row justify="between">
              <Link className="link" lang={langOf(county.name)} to={routes.view.to({ county: county.id, span })}>
                {county.name}
              </Link>
              <FigureValue figure={county[kind]} unit="share" />
            </Row>
            <DayLines days={city.days} own={county[days]} all={city[days]} name={county.name} />
          </Stack>
        ))}
      </div>
    </Panel>
  );
}

interface DayLinesProps {
  readonly days: readonly string[];
  readonly own: readonly (number | null)[];
  readonly all: readonly (number | null)[];
  readonly name: string;
}

function DayLines({ days, own, all, name }: DayLinesProps) {
  const intl = useIntl();
  const t = useText();
  const said = own.flatMap((value, at) =>
    value === null ? [] : [`${days[at]} ${intl.formatNumber(value, { style: 'percent' })}`],
  );
  if (said.length === 0) return <p className="fine">{t('statistics.kit.hidden.few')}</p>;
  return (
    <ChartFrame height={height} label={`${name} ${intl.formatList(said)}`}>
      {(width) => {
        const along = scaleLinear([0, Math.max(1, days.length - 1)], [2, Math.max(4, width - 2)]);
        const up = scaleLinear([0, 1], [height - 2, 4]);
        const draw = line<number | null>()
          .defined((value) => value !== null)
          .x((_, at) => along(at))
          .y((value) => up(value ?? 0));
        return (
          <g fill="none" stroke="currentColor">
            <path className="muted" d={draw([...all]) ?? ''} strokeDasharray="3 3" />
            <path className="ink-brand" d={draw([...own]) ?? ''} strokeWidth={2} />
          </g>
        );
      }}
    </ChartFrame>
  );
}

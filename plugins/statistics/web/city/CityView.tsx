import { FormattedNumber, useIntl } from 'react-intl';
import { Bars } from 'edutech/core/ui/charts/Bars';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { City } from '../../api';
import type { Span } from '../../model/spans';
import { Alarms } from '../shared/Alarms';
import { Frame } from '../shared/Frame';
import { GradeMinutes } from '../shared/GradeMinutes';
import { Sums } from '../shared/Sums';
import { CountyDays } from './CountyDays';
import { SchoolMap } from './SchoolMap';

/** Room for a name, and for a figure. CSS pixels. */
const widths = { nameWidth: 84, textWidth: 96 } as const;

/** The city: sums, a square for each school, homework by grade, the last days of each county. No person has a name here. */
export function CityView({ city, span }: { readonly city: City; readonly span: Span }) {
  const t = useText();
  return (
    <Frame title={t('statistics.city.title')} at={city.at} span={span} level="city">
      <Sums
        sums={city.sums}
        lines={{ teachers: city.teacherDays, students: city.studentDays }}
        rows={
          <a className="link" href="#counties">
            {t('statistics.city.rows')}
          </a>
        }
      />
      <Stack gap={4}>
        <div className="statistics-pair">
          <SchoolMap city={city} span={span} />
          <GradeMinutes grades={city.grades} />
        </div>
        <CountyDays city={city} span={span} />
        <div className="statistics-pair statistics-early">
          <Alarms alarms={city.alarms} span={span} />
          <Stocks stocks={city.stocks} />
        </div>
        <p className="fine">
          {city.recount
            ? t('statistics.recount', {
                day: city.recount.day,
                compared: <FormattedNumber value={city.recount.compared} />,
                differences: city.recount.differences,
              })
            : t('statistics.recount.none')}
        </p>
      </Stack>
    </Frame>
  );
}

/** What there is, by kind, with what came in a week. */
function Stocks({ stocks }: Pick<City, 'stocks'>) {
  const t = useText();
  const intl = useIntl();
  const figures = stocks.map(({ title, value, added }) => ({
    name: title,
    count: value,
    text: [intl.formatNumber(value), added ? intl.formatNumber(added, { signDisplay: 'exceptZero' }) : '']
      .join(' ')
      .trim(),
  }));
  return (
    <Panel title={t('statistics.stocks')} note={<span className="note">{t('statistics.stocks.note')}</span>}>
      <div className="card-body">
        {figures.length > 0 ? (
          <Bars
            figures={figures}
            label={intl.formatList(figures.map(({ name, text }) => `${name} ${text}`))}
            {...widths}
          />
        ) : (
          <p className="muted">{t('statistics.none')}</p>
        )}
      </div>
    </Panel>
  );
}

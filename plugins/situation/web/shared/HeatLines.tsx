import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { ScrollRegion } from 'edutech/core/ui/layout/ScrollRegion';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import { type PointState, stateOfValue } from '../../model/states';
import { stateClasses } from './states';

/** A line of cells, one for each week. */
export interface HeatLine {
  readonly pointId: string;
  readonly name: string;
  readonly weeks: readonly (PointState | null)[];
  /** What a cell says, where there is something. */
  readonly texts: readonly string[];
  readonly now: string;
}

interface HeatLinesProps {
  readonly title: string;
  readonly mondays: readonly string[];
  readonly lines: readonly HeatLine[];
}

/** One line for each point, one cell for each week: what was practised when, and how it went. */
export function HeatLines({ title, mondays, lines }: HeatLinesProps) {
  const t = useText();
  const shown = lines.filter(({ weeks }) => weeks.some((week) => week !== null));
  return (
    <Panel title={title} note={<small className="muted">{t('situation.heat.note')}</small>}>
      {shown.length === 0 ? (
        <p className="note pad-x-4 pad-b-4">{t('situation.heat.none')}</p>
      ) : (
        <ScrollRegion className="scrolls-x pad-x-4 pad-b-4" aria-label={title}>
          <table className="situation-heat t-12">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('situation.point')}</span>
                </th>
                {mondays.map((day, at) => (
                  <th key={day} scope="col" className="fine num">
                    <span aria-hidden="true">{at + 1}</span>
                    <span className="visually-hidden">
                      <FormattedDate value={day} month="long" day="numeric" timeZone="UTC" />
                    </span>
                  </th>
                ))}
                <th scope="col" className="fine">
                  {t('situation.heat.now')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ pointId, name, weeks, texts, now }) => (
                <tr key={pointId}>
                  <th scope="row" lang={langOf(name)}>
                    {name}
                  </th>
                  {weeks.map((state, at) => (
                    <td key={mondays[at]} title={texts[at]}>
                      <i className={state ? stateClasses[state] : undefined} aria-hidden="true" />
                      <span className="visually-hidden">{texts[at]}</span>
                    </td>
                  ))}
                  <td className="num strong nowrap">{now}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
}

export const stateOfWeek = (value: number | null): PointState | null => (value === null ? null : stateOfValue(value));

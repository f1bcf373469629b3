import { useEffect, useRef, useState, type ComponentType } from 'react';
import { FormattedNumber } from 'react-intl';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { statisticsInfo } from '../../api';
import { countyFigures, keyFigures, kindFigures, type StatisticsInfo } from '../../model/figures';
import { FigureTables } from './FigureTables';
import type { Series } from './series';

export const loader: Loader<StatisticsInfo> = ({ call, signal }) => call(statisticsInfo, {}, { signal });
type Charts = ComponentType<Series>;
type View = 'charts' | 'tables';

/** The city's figures on a dark band: tables for who reads without scripts, charts once they come into sight. */
export function Block({ data }: { data: StatisticsInfo }) {
  const t = useText();
  const band = useRef<HTMLElement>(null);
  const Drawn = useCharts(band);
  const [view, setView] = useState<View>('charts');
  const figures = keyFigures(data);
  if (figures.length === 0) return null;
  const series: Series = {
    counties: countyFigures(data),
    kinds: kindFigures(data, t('portal.resourceKind.other')),
  };
  const title = t('portal.block.statistics');
  return (
    <section className="portal-band pad-y-6" ref={band} aria-label={title}>
      <div className="wrap">
        <header className="section-head">
          <h2>{title}</h2>
          <span className="section-note">{t('portal.statistics.note')}</span>
          {Drawn && (
            <div className="section-end">
              <Segmented
                label={t('portal.statistics.view')}
                value={view}
                onChange={setView}
                options={[
                  { value: 'charts', label: t('portal.statistics.charts') },
                  { value: 'tables', label: t('portal.statistics.tables') },
                ]}
              />
            </div>
          )}
        </header>
        <dl className="portal-figures pad-b-5">
          {figures.map(({ name, count }) => (
            <div key={name}>
              <dt>{t(`portal.statistics.${name}`)}</dt>
              <dd className="num">
                <FormattedNumber value={count} />
              </dd>
            </div>
          ))}
        </dl>
        {Drawn && view === 'charts' ? <Drawn {...series} /> : <FigureTables {...series} />}
      </div>
    </section>
  );
}

/** The charts, with the library that draws them, once the band is about to come into sight. */
function useCharts(band: React.RefObject<HTMLElement | null>): Charts | null {
  const [charts, setCharts] = useState<{ Charts: Charts } | null>(null);
  // Watches for the band; without a connection the tables simply stay
  useEffect(() => {
    const element = band.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./Charts').then(setCharts, () => undefined);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [band]);
  return charts?.Charts ?? null;
}

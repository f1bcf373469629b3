import { FormattedMessage } from 'react-intl';
import { CountyBars } from './CountyBars';
import { KindRing } from './KindRing';
import type { Series } from './series';

/** The series drawn: loaded only where they come into sight, with the parts of d3 that they need. */
export function Charts({ counties, kinds }: Series) {
  return (
    <div className="portal-charts">
      {counties.length > 0 && (
        <figure className="portal-chart">
          <figcaption>
            <FormattedMessage id="portal.statistics.counties" />
          </figcaption>
          <CountyBars figures={counties} />
        </figure>
      )}
      {kinds.length > 0 && (
        <figure className="portal-chart">
          <figcaption>
            <FormattedMessage id="portal.statistics.kinds" />
          </figcaption>
          <KindRing figures={kinds} />
        </figure>
      )}
    </div>
  );
}

import { arc, pie, sum, type PieArcDatum } from 'd3';
import { FormattedNumber, useIntl } from 'react-intl';
import { useText } from 'edutech/core/web/hooks';
import { sharesOf, type Figure } from '../../model/figures';
import { useSpokenFigures } from './spoken-figures';

const outer = 80;
const inner = 54;
const center = 90;

const slices = pie<Figure>()
  .value(({ count }) => count)
  .sort(null)
  .padAngle(0.03);
const outline = arc<PieArcDatum<Figure>>().innerRadius(inner).outerRadius(outer).cornerRadius(2);

/** Kinds of resources as parts of a ring, with their names and shares beside it. */
export function KindRing({ figures }: { figures: readonly Figure[] }) {
  const intl = useIntl();
  const t = useText();
  const shares = sharesOf(figures);
  const spoken = useSpokenFigures('portal.statistics.kinds', figures);
  return (
    <div className="portal-ring">
      <svg viewBox={`0 0 ${2 * center} ${2 * center}`} role="img" aria-label={spoken}>
        <g transform={`translate(${center} ${center})`}>
          {slices([...figures]).map((slice, at) => (
            <path key={slice.data.name} className={`portal-series-${at + 1}`} d={outline(slice) ?? ''}>
              <title>{`${slice.data.name} ${intl.formatNumber(slice.data.count)}`}</title>
            </path>
          ))}
          <text className="portal-ring-total" y={-4} textAnchor="middle">
            {intl.formatNumber(sum(figures, ({ count }) => count))}
          </text>
          <text y={18} textAnchor="middle">
            {t('portal.statistics.resources')}
          </text>
        </g>
      </svg>
      <ul>
        {figures.map(({ name, count }, at) => (
          <li className="pad-y-1" key={name} title={intl.formatNumber(count)}>
            <i className={`portal-series-${at + 1}`} aria-hidden="true" />
            <span>{name}</span>
            <b className="medium num">
              <FormattedNumber value={shares[at] ?? 0} style="percent" />
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

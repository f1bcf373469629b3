import { FormattedNumber } from 'react-intl';
import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { Row } from 'edutech/core/ui/layout/Row';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { Asked } from 'edutech/core/web/asking/asker';
import { useText } from 'edutech/core/web/hooks';
import type { HomeFigure, StaffFigures } from '../../api';

/** Numbers of today, each with its own yesterday and the line of its last seven days; they come after the page, and without any there is no card. */
export function Figures({ asked: { data, error, isWaiting } }: { readonly asked: Asked<StaffFigures> }) {
  const t = useText();
  const figures = data?.figures ?? [];
  if (error !== undefined || (data && figures.length === 0)) return null;
  return (
    <section className="card pad-4" aria-label={t('home.staff.figures')}>
      {isWaiting && !data ? (
        <Skeletons shape="rows" count={2} />
      ) : (
        <dl className="home-numbers">
          {figures.map((figure) => (
            <Figure key={figure.id} figure={figure} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Figure({ figure: { label, value, isShare, of, before, days, note } }: { readonly figure: HomeFigure }) {
  const t = useText();
  return (
    <div>
      <dt className="soft t-13">{label}</dt>
      <dd>
        <b className="num t-24">
          <FormattedNumber
            value={value}
            style={isShare ? 'percent' : 'decimal'}
            maximumFractionDigits={isShare ? 1 : 0}
          />
        </b>
        {of !== null && (
          <small className="muted num">
            {' '}
            / <FormattedNumber value={of} />
          </small>
        )}
        <Row gap={2}>
          {days.some((one) => one > 0) && <Sparkline values={days} />}
          <span className="shrink">
            {before !== null && <small className="block soft">{t(...change(value, before, isShare))}</small>}
            {note && (
              <small className="block soft breaks" lang={langOf(note)}>
                {note}
              </small>
            )}
          </span>
        </Row>
      </dd>
    </div>
  );
}

/** Against yesterday at this time, as people say it. */
function change(value: number, before: number, isShare: boolean) {
  const by = isShare ? (value - before) * 100 : value - before;
  const is = Math.abs(by) < 0.05 ? 'same' : by > 0 ? 'more' : 'less';
  return [`home.staff.figures.${is}${isShare ? '.points' : ''}`, { by: Math.round(Math.abs(by) * 10) / 10 }] as const;
}

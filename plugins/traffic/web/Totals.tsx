import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Traffic } from '../api';
import { Change, Figure } from './Figure';

const names = ['visits', 'views', 'people', 'visitors'] as const;

/** The figures of the period, each with how it has changed. */
export function Totals({ traffic: { totals } }: { readonly traffic: Traffic }) {
  const t = useText();
  return (
    <Row as="dl" wrap align="stretch" gap={4} className="below-4">
      {names.map((name) => {
        const figure = totals[name];
        return (
          figure && (
            <div key={name} className="card fill nowrap pad-y-3 pad-x-4">
              <dt className="muted t-13">{t(`traffic.total.${name}`)}</dt>
              <dd className="t-24">
                <Row as="span" align="baseline">
                  <Figure value={figure.now} />
                  <Change {...figure} />
                </Row>
              </dd>
            </div>
          )
        );
      })}
    </Row>
  );
}

import { FormattedNumber } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Card } from 'edutech/core/ui/Card';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type ActionCount, actionCount, correctRate } from '../../api';

type Rates = OutputOf<typeof correctRate>;

interface Data {
  readonly counts: readonly ActionCount[];
  readonly rates: Rates;
}

export const loader: Loader<Data> = async ({ call, termId }) => {
  if (!termId) return { counts: [], rates: [] };
  const [counts, rates] = await Promise.all([
    call(actionCount, { termId }),
    call(correctRate, { correctRateRequest: JSON.stringify({ termId }) }),
  ]);
  return { counts, rates };
};

/** What was done this term, and how right the answers of each class are. */
export function Page() {
  const t = useText();
  const { counts, rates } = useLoaderData<Data>();
  return (
    <PageFrame title={t('home.detail.title')} note={t('home.activity.note')}>
      <Stack gap={4}>
        <ListStates
          count={counts.length + rates.length}
          empty={{
            picture: 'box',
            title: t('home.activity.none'),
            text: t('home.activity.noneHint'),
          }}
        >
          <Counts counts={counts} />
          <RateTable rates={rates} />
        </ListStates>
      </Stack>
    </PageFrame>
  );
}

function Counts({ counts }: { counts: readonly ActionCount[] }) {
  if (counts.length === 0) return null;
  return (
    <ul className="home-counts">
      {counts.map((one) => (
        <Stack as="li" gap={0} key={one.action} className="card home-count pad-4">
          <b className="num">
            <FormattedNumber value={one.count} />
          </b>
          <span className="soft">{one.title}</span>
        </Stack>
      ))}
    </ul>
  );
}

function RateTable({ rates }: { rates: Rates }) {
  const t = useText();
  if (rates.length === 0) return null;
  return (
    <Card>
      <table className="home-rates wide">
        <caption className="t-head text-start pad-t-3 pad-x-4 pad-b-2">{t('home.rates')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('home.rates.class')}</th>
            <th scope="col">{t('home.rates.answers')}</th>
            <th scope="col">{t('home.rates.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((one) => (
            <tr key={one.classId}>
              <th scope="row">{one.className}</th>
              <td className="at-end">
                <FormattedNumber value={one.answers} />
              </td>
              <td className="at-end">
                {one.rate === null ? (
                  t('home.rates.none')
                ) : (
                  <FormattedNumber value={one.rate} style="percent" minimumFractionDigits={1} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

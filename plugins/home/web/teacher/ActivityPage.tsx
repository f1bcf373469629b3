import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useLoaderData } from 'react-router';
import { Card } from 'edutech/core/ui/Card';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { Loader } from 'edutech/core/web/plugin';
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
  const { counts, rates } = useLoaderData<Data>();
  return (
    <PageFrame title={<FormattedMessage id="home.detail.title" />} note={<FormattedMessage id="home.activity.note" />}>
      <div className="home-activity">
        <ListStates
          count={counts.length + rates.length}
          empty={{
            picture: 'box',
            title: <FormattedMessage id="home.activity.none" />,
            text: <FormattedMessage id="home.activity.noneHint" />,
          }}
        >
          <Counts counts={counts} />
          <RateTable rates={rates} />
        </ListStates>
      </div>
    </PageFrame>
  );
}

function Counts({ counts }: { counts: readonly ActionCount[] }) {
  if (counts.length === 0) return null;
  return (
    <ul className="home-counts">
      {counts.map((one) => (
        <li key={one.action} className="card home-count">
          <b>
            <FormattedNumber value={one.count} />
          </b>
          <span>{one.title}</span>
        </li>
      ))}
    </ul>
  );
}

function RateTable({ rates }: { rates: Rates }) {
  if (rates.length === 0) return null;
  return (
    <Card>
      <table className="home-rates">
        <caption>
          <FormattedMessage id="home.rates" />
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.rates.class" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.rates.answers" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.rates.rate" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((one) => (
            <tr key={one.classId}>
              <th scope="row">{one.className}</th>
              <td>
                <FormattedNumber value={one.answers} />
              </td>
              <td>
                {one.rate === null ? (
                  <FormattedMessage id="home.rates.none" />
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

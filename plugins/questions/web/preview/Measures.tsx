import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import type { QuestionDetail } from '../../api/records';
import { fewestMeasured } from '../../model/limits';

const Share = ({ value }: { readonly value: number | null }) =>
  value === null ? (
    '–'
  ) : (
    <FormattedNumber value={value} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
  );

const Figure = ({ value }: { readonly value: number | null }) =>
  value === null ? '–' : <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />;

/** How students did: the question as a whole, and each of its parts. */
export function Measures({ question }: { readonly question: QuestionDetail }) {
  const { answered, facility, discrimination, correlation, seconds, measures } = question;
  return (
    <Panel
      title={<FormattedMessage id="questions.measures" />}
      note={
        <span className="muted">
          <FormattedMessage id="questions.measures.answered" values={{ count: answered }} />
        </span>
      }
    >
      <dl className="card-body questions-measures">
        <div>
          <dt className="soft t-13">
            <FormattedMessage id="questions.measures.facility" />
          </dt>
          <dd className="breaks">
            <Share value={facility} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">
            <FormattedMessage id="questions.measures.discrimination" />
          </dt>
          <dd className="breaks">
            <Figure value={discrimination} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">
            <FormattedMessage id="questions.measures.correlation" />
          </dt>
          <dd className="breaks">
            <Figure value={correlation} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">
            <FormattedMessage id="questions.measures.time" />
          </dt>
          <dd className="breaks">
            <FormattedMessage id="questions.seconds" values={{ seconds }} />
          </dd>
        </div>
      </dl>
      {facility === null && (
        <p className="card-body note">
          <FormattedMessage id="questions.measures.few" values={{ count: fewestMeasured }} />
        </p>
      )}
      {measures.length > 1 && <Parts measures={measures} />}
    </Panel>
  );
}

function Parts({ measures }: Pick<QuestionDetail, 'measures'>) {
  return (
    <table className="table wide">
      <thead>
        <tr>
          {(['part', 'answered.head', 'facility', 'time'] as const).map((name) => (
            <th key={name} scope="col">
              <FormattedMessage id={`questions.measures.${name}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measures.map(({ part, answered, facility, seconds }) => (
          <tr key={part}>
            <th scope="row">{part + 1}</th>
            <td className="num">
              <FormattedNumber value={answered} />
            </td>
            <td className="num">
              <Share value={facility} />
            </td>
            <td className="num">
              {seconds === null ? '–' : <FormattedMessage id="questions.seconds" values={{ seconds }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

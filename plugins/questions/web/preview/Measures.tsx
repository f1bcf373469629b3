import { FormattedNumber } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const { answered, facility, discrimination, correlation, seconds, measures } = question;
  return (
    <Panel
      title={t('questions.measures')}
      note={<span className="muted">{t('questions.measures.answered', { count: answered })}</span>}
    >
      <dl className="card-body questions-measures">
        <div>
          <dt className="soft t-13">{t('questions.measures.facility')}</dt>
          <dd className="breaks">
            <Share value={facility} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">{t('questions.measures.discrimination')}</dt>
          <dd className="breaks">
            <Figure value={discrimination} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">{t('questions.measures.correlation')}</dt>
          <dd className="breaks">
            <Figure value={correlation} />
          </dd>
        </div>
        <div>
          <dt className="soft t-13">{t('questions.measures.time')}</dt>
          <dd className="breaks">{t('questions.seconds', { seconds })}</dd>
        </div>
      </dl>
      {facility === null && <p className="card-body note">{t('questions.measures.few', { count: fewestMeasured })}</p>}
      {measures.length > 1 && <Parts measures={measures} />}
    </Panel>
  );
}

function Parts({ measures }: Pick<QuestionDetail, 'measures'>) {
  const t = useText();
  return (
    <table className="table wide">
      <thead>
        <tr>
          {(['part', 'answered.head', 'facility', 'time'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`questions.measures.${name}`)}
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
            <td className="num">{seconds === null ? '–' : t('questions.seconds', { seconds })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

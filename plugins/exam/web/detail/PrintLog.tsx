import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { paperLog } from '../../api';

/** As many as one looks at. */
const pageLine = 20;

/** Who has printed a paper, and who has viewed it since it was sealed. */
export function PrintLog({ paperId }: { readonly paperId: string }) {
  const t = useText();
  const { data, error, again } = useAsked(paperLog, { paperId, page: 1, pageLine });
  return (
    <Panel title={t('exam.log')}>
      <div className="card-body">
        {error !== undefined && <ErrorState error={error} onRetry={again} />}
        {!data && error === undefined && <Skeletons shape="rows" />}
        {data?.data.length === 0 && <p className="note">{t('exam.log.empty')}</p>}
        <ul className="ruled-list">
          {data?.data.map(({ entryId, at, person, act, kind, format, version }) => (
            <li key={entryId} className="pad-y-2">
              <Row justify="between">
                <span className="strong">{person || t('exam.detail.otherSchool')}</span>
                <SaidMoment at={at} />
              </Row>
              <p className="note">{t('exam.log.entry', { act, kind, format, version })}</p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

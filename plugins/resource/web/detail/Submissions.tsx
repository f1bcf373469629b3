import { Panel } from 'edutech/core/ui/Card';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ResourceDetail, Submission } from '../../api/records';
import { Comments } from '../shared/Comments';
import type { Place } from '../shared/Stage';
import { SubmissionSteps } from './SubmissionSteps';

interface SubmissionsProps {
  readonly resource: ResourceDetail;
  /** Leads to the page or second that a comment is about. */
  readonly onAnchor: (place: Place) => void;
}

/** Where sharing stands, for the owner: the newest audit open, those before folded away. */
export function Submissions({ resource: { submissions, may }, onAnchor }: SubmissionsProps) {
  const t = useText();
  const [newest, ...before] = submissions;
  if (!newest) return null;
  return (
    <Panel title={t('resource.audit.mine')}>
      <Stack className="card-body">
        <SubmissionSteps submission={newest} />
        <Outcome submission={newest} onAnchor={onAnchor} />
        {newest.state === 'returned' && may.edit && <p className="note">{t('resource.audit.again')}</p>}
        {before.map((submission) => (
          <details key={submission.taskId} className="resource-more">
            <Row as="summary" inline gap={0} className="ink-brand medium pressable">
              {t(`resource.audit.was.${submission.state}`, {
                time: cityMinute(new Date(submission.decided ?? submission.submitted)),
              })}
            </Row>
            <Outcome submission={submission} onAnchor={onAnchor} />
          </details>
        ))}
      </Stack>
    </Panel>
  );
}

function Outcome({
  submission,
  onAnchor,
}: {
  readonly submission: Submission;
  readonly onAnchor: (place: Place) => void;
}) {
  const t = useText();
  return (
    <>
      {submission.reason && (
        <Stack gap={1} className="resource-told pad-y-2 pad-x-3 round tint-due">
          <b className="ink-due">{t('resource.audit.reason')}</b>
          <p>{submission.reason}</p>
        </Stack>
      )}
      {submission.comments.length > 0 && <Comments comments={submission.comments} onAnchor={onAnchor} />}
    </>
  );
}

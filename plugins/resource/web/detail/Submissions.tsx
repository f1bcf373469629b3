import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { cityMinute } from 'edutech/core/common/time/city-time';
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
  const [newest, ...before] = submissions;
  if (!newest) return null;
  return (
    <Panel title={<FormattedMessage id="resource.audit.mine" />}>
      <div className="card-body resource-submissions">
        <SubmissionSteps submission={newest} />
        <Outcome submission={newest} onAnchor={onAnchor} />
        {newest.state === 'returned' && may.edit && (
          <p className="resource-note">
            <FormattedMessage id="resource.audit.again" />
          </p>
        )}
        {before.map((submission) => (
          <details key={submission.taskId} className="resource-more">
            <summary>
              <FormattedMessage
                id={`resource.audit.was.${submission.state}`}
                values={{ time: cityMinute(new Date(submission.decided ?? submission.submitted)) }}
              />
            </summary>
            <Outcome submission={submission} onAnchor={onAnchor} />
          </details>
        ))}
      </div>
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
  return (
    <>
      {submission.reason && (
        <div className="resource-told">
          <b>
            <FormattedMessage id="resource.audit.reason" />
          </b>
          <p>{submission.reason}</p>
        </div>
      )}
      {submission.comments.length > 0 && <Comments comments={submission.comments} onAnchor={onAnchor} />}
    </>
  );
}

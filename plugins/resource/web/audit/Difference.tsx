import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { AuditTask } from '../../api';
import { Comments } from '../shared/Comments';
import type { Place } from '../shared/Stage';

interface DifferenceProps {
  readonly task: AuditTask;
  readonly onAnchor: (place: Place) => void;
}

/** Why it was returned before, and what its owner has changed since. */
export function Difference({ task: { previous }, onAnchor }: DifferenceProps) {
  if (!previous) return null;
  const { reason, comments, changes, decided } = previous;
  return (
    <Panel
      title={<FormattedMessage id="resource.audit.difference" />}
      note={decided && <span className="muted num">{cityMinute(new Date(decided))}</span>}
    >
      <div className="card-body resource-submissions">
        <div className="resource-told">
          <b>
            <FormattedMessage id="resource.audit.reason" />
          </b>
          <p>{reason}</p>
        </div>
        {comments.length > 0 && <Comments comments={comments} onAnchor={onAnchor} />}
        {changes.length === 0 ? (
          <p className="resource-note">
            <FormattedMessage id="resource.audit.unchanged" />
          </p>
        ) : (
          <dl className="resource-difference">
            {changes.map(({ field, before, after }) => (
              <Fragment key={field}>
                <dt>
                  <FormattedMessage id={`resource.change.${field}`} />
                </dt>
                <dd>
                  {wordsOf(before) && <del>{wordsOf(before)}</del>}
                  {wordsOf(after) && <ins>{wordsOf(after)}</ins>}
                </dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}

const wordsOf = (text: string | readonly string[]): string => (typeof text === 'string' ? text : text.join('、'));

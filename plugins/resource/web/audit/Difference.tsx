import { Fragment } from 'react';
import { Panel } from 'edutech/core/ui/Card';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AuditTask } from '../../api';
import { Comments } from '../shared/Comments';
import type { Place } from '../shared/Stage';

interface DifferenceProps {
  readonly task: AuditTask;
  readonly onAnchor: (place: Place) => void;
}

/** Why it was returned before, and what its owner has changed since. */
export function Difference({ task: { previous }, onAnchor }: DifferenceProps) {
  const t = useText();
  if (!previous) return null;
  const { reason, comments, changes, decided } = previous;
  return (
    <Panel
      title={t('resource.audit.difference')}
      note={decided && <span className="muted num">{cityMinute(new Date(decided))}</span>}
    >
      <Stack className="card-body">
        <Stack gap={1} className="resource-told pad-y-2 pad-x-3 round tint-due">
          <b className="ink-due">{t('resource.audit.reason')}</b>
          <p>{reason}</p>
        </Stack>
        {comments.length > 0 && <Comments comments={comments} onAnchor={onAnchor} />}
        {changes.length === 0 ? (
          <p className="note">{t('resource.audit.unchanged')}</p>
        ) : (
          <dl className="resource-difference">
            {changes.map(({ field, before, after }) => (
              <Fragment key={field}>
                <dt className="soft">{t(`resource.change.${field}`)}</dt>
                <Stack as="dd" gap="half" className="breaks">
                  {wordsOf(before) && <del className="ink-late">{wordsOf(before)}</del>}
                  {wordsOf(after) && <ins className="ink-done">{wordsOf(after)}</ins>}
                </Stack>
              </Fragment>
            ))}
          </dl>
        )}
      </Stack>
    </Panel>
  );
}

const wordsOf = (text: string | readonly string[]): string => (typeof text === 'string' ? text : text.join('、'));

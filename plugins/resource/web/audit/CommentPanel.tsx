import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useSession, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { type AuditTask, commentAudit, removeAuditComment } from '../../api';
import { type AuditComment, Comments } from '../shared/Comments';
import type { Place } from '../shared/Stage';
import { commentFieldId } from './review-keys';

interface CommentPanelProps {
  readonly task: AuditTask;
  /** Where the auditor is in the main file; null: the file has no places, or none was reached yet. */
  readonly at: Place | null;
  readonly onAnchor: (place: Place) => void;
}

/** What is said to the owner about pages, seconds, and the whole. */
export function CommentPanel({ task, at, onAnchor }: CommentPanelProps) {
  const t = useText();
  useSignals();
  const call = useCall();
  const me = useSession().user.value?.name;
  const removal = useAct(({ commentId }: AuditComment) => call(removeAuditComment, { commentId }), {
    done: 'resource.comment.removed',
    undo: (_, { anchor, at: where, text }) => call(commentAudit, { taskId: task.taskId, anchor, at: where, text }),
  });
  const isOpen = task.state === 'waiting';
  return (
    <Panel
      title={t('resource.comments')}
      note={task.comments.length > 0 && <span className="muted num">{task.comments.length}</span>}
    >
      <div className="card-body">
        {task.comments.length === 0 && <p className="note">{t('resource.comments.none')}</p>}
        <Comments
          comments={task.comments}
          onAnchor={onAnchor}
          mayRemove={({ author }) => isOpen && author === me}
          onRemove={(comment) => void removal.run(comment)}
        />
        {isOpen && <CommentForm taskId={task.taskId} at={at} />}
      </div>
    </Panel>
  );
}

function CommentForm({ taskId, at }: { readonly taskId: string; readonly at: Place | null }) {
  const t = useText();
  const call = useCall();
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(false);
  const anchor = at === null || isWhole ? ({ anchor: 'whole', at: 0 } as const) : anchorOf(at);
  const add = useAct(() => call(commentAudit, { taskId, ...anchor, text: text.trim() }));
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== '' && (await add.run())) setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <Stack as="form" gap={2} className="resource-comment-form above-3" onSubmit={(event) => void send(event)}>
      <textarea
        id={commentFieldId}
        className="input"
        rows={2}
        maxLength={500}
        value={text}
        aria-label={t('resource.comment.text')}
        placeholder={t('resource.comment.placeholder')}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Row justify="between" wrap>
        {at === null ? (
          <span className="resource-anchor pad-y-half pad-x-2 tint-star ink-star num pill">
            {t('resource.anchor.whole')}
          </span>
        ) : (
          <Segmented
            label={t('resource.comment.about')}
            value={isWhole ? 'whole' : 'here'}
            onChange={(value) => setWhole(value === 'whole')}
            options={[
              { value: 'here', label: <Here place={at} /> },
              { value: 'whole', label: t('resource.anchor.whole') },
            ]}
          />
        )}
        <Button type="submit" size="small" busy={add.isBusy} disabled={text.trim() === ''}>
          {t('resource.comment.add')}
        </Button>
      </Row>
    </Stack>
  );
}

const anchorOf = (place: Place) =>
  'page' in place ? ({ anchor: 'page', at: place.page } as const) : ({ anchor: 'second', at: place.second } as const);

function Here({ place }: { readonly place: Place }) {
  const t = useText();
  return 'page' in place
    ? t('resource.anchor.page', { at: place.page })
    : t('resource.anchor.second', { at: lengthText(place.second) });
}

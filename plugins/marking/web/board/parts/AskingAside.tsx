import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { listAnswers } from '../../../api';

const AnswerDrawer = onDemand(() => import('./AnswerDrawer').then((part) => part.AnswerDrawer));

/** Answers beside the figures; all of them have a list of their own. */
const mostShown = 6;

interface AskingAsideProps {
  readonly projectId: string;
  /** How many there are: the list is read again when others change it. */
  readonly count: number;
  readonly isOpen: boolean;
  readonly onAll: () => void;
}

/** What waits for the leader, the longest waiting first, with both marks. */
export function AskingAside({ projectId, count, isOpen, onAll }: AskingAsideProps) {
  const t = useText();
  const [openId, open] = useState<string | null>(null);
  const { data, error, again } = useAsked(listAnswers, { projectId, which: 'asking' }, { keeps: true });
  const shown = (data ?? []).slice(0, mostShown);
  return (
    <Panel title={t('marking.view.asking')} note={<Tag tone={count > 0 ? 'star' : 'plain'}>{count}</Tag>}>
      <div className="card-body">
        <ListStates loading={!data && !error} error={error} onRetry={again} count={1} empty={{ title: '' }}>
          {shown.length === 0 && <EmptyState picture="book" title={t('marking.answers.asking.none')} />}
          <Stack as="ul" gap={2}>
            {shown.map(({ answerId, code, label, marks, problem, since }) => (
              <Row as="li" key={answerId} justify="between" className="pad-y-2 lined-below">
                <Stack gap={1}>
                  <span>
                    <b className="num">{code}</b> <Tag>{label}</Tag>
                  </span>
                  <small className="note num">
                    {problem ? t(`marking.problem.${problem}`) : marks.join(' / ')}
                    {since && (
                      <>
                        {' · '}
                        <SaidMoment at={since as string} />
                      </>
                    )}
                  </small>
                </Stack>
                <Button size="small" onClick={() => open(answerId)}>
                  {t('marking.answers.open')}
                </Button>
              </Row>
            ))}
          </Stack>
          {count > shown.length && shown.length > 0 && (
            <Button look="quiet" size="small" wide onClick={onAll}>
              {t('marking.board.allAsking', { count })}
            </Button>
          )}
        </ListStates>
      </div>
      {openId && (
        <AnswerDrawer
          key={openId}
          projectId={projectId}
          answerId={openId}
          isOpen={isOpen}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            again();
          }}
        />
      )}
    </Panel>
  );
}

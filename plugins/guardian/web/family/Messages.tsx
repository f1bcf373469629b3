import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { answerMessage, type MessageForChild } from '../../api';
import { type GuardianAnswer, isWaiting } from '../../model/messages';
import { useDate, useDays } from '../shared/Days';

interface MessagesProps {
  readonly childId: string;
  readonly messages: readonly MessageForChild[];
}

/** What waits for the guardian: notices to be seen, consents to be decided. Nothing waits → one quiet line. */
export function OpenMessages({ childId, messages, now }: MessagesProps & { readonly now: Date }) {
  const t = useText();
  const open = messages.filter(isWaiting);
  return (
    <Panel title={t('guardian.notices.open')} note={open.length > 0 ? <Tag tone="due">{open.length}</Tag> : undefined}>
      {open.length === 0 ? (
        <div className="pad-x-4 pad-b-4">
          <b className="block">{t('guardian.notices.none')}</b>
          <span className="note">{t('guardian.notices.noneText')}</span>
        </div>
      ) : (
        <ul className="ruled-list lined-top">
          {open.map((message) => (
            <OpenMessage key={message.id} childId={childId} message={message} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OpenMessage({ childId, message, now }: { childId: string; message: MessageForChild; now: Date }) {
  const t = useText();
  const { run, isBusy } = useAnswering(childId);
  const { id, kind, title, body, otherwise, until, author, publishedAt } = message;
  const { dayOf, dayAt } = useDays(now);
  const say = (answer: GuardianAnswer) => () => void run(id, answer);
  return (
    <li className="pad-4">
      <h3>{title}</h3>
      <p className="above-2 soft lines">{body}</p>
      {otherwise !== '' && <p className="soft">{t('guardian.notices.otherwise', { text: otherwise })}</p>}
      <p className="fine above-2 below-3">
        {t('guardian.notices.by', { author: <CityWords>{author}</CityWords>, day: dayAt(publishedAt) })}
        {until !== null && (
          <>
            {' · '}
            {t(kind === 'consent' ? 'guardian.notices.decideBy' : 'guardian.notices.until', { day: dayOf(until) })}
          </>
        )}
      </p>
      {kind === 'notice' ? (
        <Button look="primary" wide icon="Checkmark" busy={isBusy} onClick={say('seen')}>
          {t('guardian.notices.seen')}
        </Button>
      ) : (
        // the consent is the exception to one filled button: both answers look the same
        <Grid columns={2} gap={2}>
          <Button wide busy={isBusy} onClick={say('refuse')}>
            {t('guardian.notices.refuse')}
          </Button>
          <Button wide busy={isBusy} onClick={say('agree')}>
            {t('guardian.notices.agree')}
          </Button>
        </Grid>
      )}
    </li>
  );
}

function useAnswering(childId: string) {
  const call = useCall();
  return useAct((messageId: string, answer: GuardianAnswer) => call(answerMessage, { childId, messageId, answer }), {
    done: 'guardian.notices.thanks',
  });
}

/** Notices that were seen, and those that ended before anybody saw them. */
export function SeenMessages({ messages }: Pick<MessagesProps, 'messages'>) {
  const t = useText();
  const dateOf = useDate();
  const seen = messages.filter((one) => one.kind === 'notice' && !isWaiting(one));
  if (seen.length === 0) return null;
  return (
    <Panel title={t('guardian.notices.seenTitle')}>
      <ul className="ruled-list lined-top">
        {seen.map(({ id, title, body, answeredAt }) => (
          <li key={id} className="pad-y-3 pad-x-4">
            <details>
              <summary>
                <b>{title}</b>
                <small className="fine block">
                  {answeredAt === null
                    ? t('guardian.notices.over')
                    : t('guardian.notices.wasSeen', { day: dateOf(answeredAt) })}
                </small>
              </summary>
              <p className="soft lines above-2">{body}</p>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Consents that were decided: each may be taken back, or given after all, until its last day. */
export function DecidedMessages({ childId, messages }: MessagesProps) {
  const t = useText();
  const dateOf = useDate();
  const { run, isBusy } = useAnswering(childId);
  const decided = messages.filter((one) => one.kind === 'consent' && !isWaiting(one));
  if (decided.length === 0) return null;
  return (
    <Panel title={t('guardian.notices.decided')}>
      <ul className="ruled-list lined-top">
        {decided.map(({ id, title, answer, answeredAt, until, isOver }) => (
          <Row as="li" key={id} gap={3} className="pad-y-3 pad-x-4">
            <span className="grow">
              <b className="block">{title}</b>
              <small className="fine block">
                {answeredAt === null || answer === null
                  ? t('guardian.notices.endedOpen')
                  : t(answer === 'agree' ? 'guardian.notices.agreed' : 'guardian.notices.refused', {
                      day: dateOf(answeredAt),
                    })}
                {until !== null && (
                  <>
                    {' · '}
                    {isOver ? t('guardian.notices.over') : t('guardian.notices.until', { day: dateOf(until) })}
                  </>
                )}
              </small>
            </span>
            {!isOver && answer !== null && (
              <Button size="small" busy={isBusy} onClick={() => void run(id, answer === 'agree' ? 'refuse' : 'agree')}>
                {t(answer === 'agree' ? 'guardian.notices.takeBack' : 'guardian.notices.change')}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useDialogs, useText } from 'edutech/core/web/hooks';
import { type ContactClass, type ContactMessage, withdrawMessage } from '../../api';

const MessageForm = onDemand(() => import('./MessageForm').then((part) => part.MessageForm));

interface MessagesTabProps {
  readonly messages: readonly ContactMessage[];
  readonly classes: readonly ContactClass[];
}

/** What was said to guardians, with how many have seen or answered it. */
export function MessagesTab({ messages, classes }: MessagesTabProps) {
  const t = useText();
  const [isWriting, setWriting] = useState(false);
  const write = (
    <Button look="primary" icon="Add" onClick={() => setWriting(true)}>
      {t('guardian.contact.write')}
    </Button>
  );
  return (
    <Stack gap={4}>
      {messages.length > 0 && <Row>{write}</Row>}
      <ListStates
        count={messages.length}
        empty={{
          title: t('guardian.contact.messagesNone'),
          text: t('guardian.contact.messagesNoneText'),
          actions: write,
        }}
      >
        <Card>
          <ul className="ruled-list">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        </Card>
      </ListStates>
      {isWriting && <MessageForm classes={classes} onClose={() => setWriting(false)} />}
    </Stack>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const t = useText();
  const intl = useIntl();
  const call = useCall();
  const dialogs = useDialogs();
  const withdraw = useAct(() => call(withdrawMessage, { messageId: message.id }), {
    done: 'guardian.contact.withdrawn',
  });
  const { kind, title, body, otherwise, author, publishedAt, withdrawnAt, isOwn, classes } = message;
  const ask = async () => {
    const isSure = await dialogs.confirm({
      text: t('guardian.contact.withdrawAsk', { title }),
      ok: t('guardian.contact.withdraw'),
      danger: true,
    });
    if (isSure) await withdraw.run();
  };
  const day = intl.formatDate(publishedAt, { timeZone: cityTimeZone, dateStyle: 'medium' });
  return (
    <li className="pad-4">
      <Row wrap gap={3}>
        <h2 className="t-head">{title}</h2>
        <Tag tone={kind === 'consent' ? 'star' : 'info'}>{t(`guardian.contact.kind.${kind}`)}</Tag>
        {withdrawnAt !== null && <Tag>{t('guardian.contact.withdrawn')}</Tag>}
        <span className="end strong">
          {t(kind === 'consent' ? 'guardian.contact.decidedCount' : 'guardian.contact.seenCount', {
            ...countsOf(message),
          })}
        </span>
      </Row>
      <p className="soft lines above-2">{body}</p>
      {otherwise !== '' && <p className="soft">{t('guardian.notices.otherwise', { text: otherwise })}</p>}
      <Row wrap gap={3} className="above-2">
        <small className="fine">{t('guardian.contact.published.at', { author, day })}</small>
        <small className="fine">
          {classes.length > 3 ? t('guardian.contact.whole', { count: classes.length }) : classes.join(' ')}
        </small>
        {isOwn && withdrawnAt === null && (
          <Button size="small" look="danger" className="end" busy={withdraw.isBusy} onClick={() => void ask()}>
            {t('guardian.contact.withdraw')}
          </Button>
        )}
      </Row>
    </li>
  );
}

const countsOf = ({ students, seen, agreed, refused }: ContactMessage) => ({ students, seen, agreed, refused });

import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { useText } from 'edutech/core/web/hooks';
import type { ExamMessage } from '../../../api';

interface MessagesProps {
  readonly messages: readonly ExamMessage[];
  /** What the teacher said of the exam beforehand. */
  readonly note?: string;
}

/** What invigilators say, the newest first. */
export function Messages({ messages, note = '' }: MessagesProps) {
  const t = useText();
  if (messages.length === 0 && note === '') return null;
  return (
    <Panel title={t('exam.sitting.messages')}>
      <div aria-live="polite" className="exam-messages card-body">
        {messages.toReversed().map(({ messageId, from, text, at, isPersonal }) => (
          <p key={messageId} className="below-2">
            <span className="block lines">{text}</span>
            <small className="fine">
              {from}
              {' · '}
              <FormattedTime value={at as string} timeZone={cityTimeZone} timeStyle="short" hourCycle="h23" />
              {' · '}
              {t(isPersonal ? 'exam.sitting.toYou' : 'exam.sitting.toAll')}
            </small>
          </p>
        ))}
        {note && <p className="lines">{note}</p>}
      </div>
    </Panel>
  );
}

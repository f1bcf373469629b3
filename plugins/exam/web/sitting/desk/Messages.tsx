import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
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
          <Row key={messageId} align="start" gap={3} className="below-2">
            <Avatar person={from} name={from} />
            <p className="grow">
              <span className="block lines" lang={langOf(text)}>
                {text}
              </span>
              <small className="fine">
                <CityWords>{from}</CityWords>
                {' · '}
                <FormattedTime value={at as string} timeZone={cityTimeZone} timeStyle="short" hourCycle="h23" />
                {' · '}
                {t(isPersonal ? 'exam.sitting.toYou' : 'exam.sitting.toAll')}
              </small>
            </p>
          </Row>
        ))}
        {note && (
          <p className="lines" lang={langOf(note)}>
            {note}
          </p>
        )}
      </div>
    </Panel>
  );
}

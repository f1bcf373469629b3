import { useRef } from 'react';
import { FormattedDate } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { readAnswer } from '../../api';
import type { MyItem } from '../../api/asking';
import { AnswerBody } from '../shared/AnswerBody';

interface AnswerCardsProps extends Pick<MyItem, 'answers' | 'people'> {
  /** How many are read only once homework or an exam has released the question's answer. */
  readonly later: number;
}

/** What teachers answered to everybody who asks about the item. */
export function AnswerCards({ answers, later, people }: AnswerCardsProps) {
  const t = useText();
  if (answers.length + later === 0) return null;
  return (
    <Stack as="section" aria-label={t('coach.answers')}>
      <Row as="header" wrap>
        <h2 className="t-head">{t('coach.answers')}</h2>
        {people > 1 && <span className="fine">{t('coach.answers.people', { count: people })}</span>}
      </Row>
      {answers.map((answer) => (
        <AnswerCard key={answer.answerId} answer={answer} />
      ))}
      {later > 0 && (
        <Row as="p" className="card pad-4 note">
          <Icon name="LockClosed" />
          {t('coach.answers.later', { count: later })}
        </Row>
      )}
    </Stack>
  );
}

function AnswerCard({ answer }: { readonly answer: MyItem['answers'][number] }) {
  const t = useText();
  const call = useCall();
  const isSeen = useRef(false);
  const { answerId, author, stuck, corrected, hasHelped } = answer;
  const see = () => {
    if (isSeen.current) return;
    isSeen.current = true;
    void call(readAnswer, { answerId }, { quiet: true }).catch(() => undefined);
  };
  const help = useAct((on: boolean) => call(readAnswer, { answerId, hasHelped: on }));
  return (
    <article className="card pad-4" onPointerEnter={see} onFocus={see}>
      <Row as="header" wrap className="below-2">
        <b lang={langOf(author)}>{t('coach.answer.by', { name: author })}</b>
        {stuck && <Tag>{t(`coach.stuck.${stuck}`)}</Tag>}
        {corrected !== null && (
          <Tag tone="info">
            {t('coach.answer.corrected')} <FormattedDate value={String(corrected)} month="numeric" day="numeric" />
          </Tag>
        )}
      </Row>
      <AnswerBody answer={answer} onBegin={see} />
      <Button
        className="above-2"
        size="small"
        look={hasHelped ? 'soft' : 'outline'}
        icon="Checkmark"
        aria-pressed={hasHelped}
        busy={help.isBusy}
        onClick={() => void help.run(!hasHelped)}
      >
        {t('coach.answer.helped')}
      </Button>
    </article>
  );
}

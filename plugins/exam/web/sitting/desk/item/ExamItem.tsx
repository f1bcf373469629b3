import { useSignals } from '@preact/signals-react/runtime';
import { FormattedNumber } from 'react-intl';
import { stageOfGrade } from 'edutech/core/common/teaching/stages';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import { AnswerInput } from 'edutech/plugins/questions/kit/ui/question/answer/AnswerInput';
import { placeOf } from 'edutech/plugins/questions/kit/common/answers/places';
import { AnswerPhotos } from './AnswerPhotos';
import { ChosenLine, choose } from './ChosenLine';
import { type AskedItem, chosenOf, isWrittenIn } from '../../state/sheet';
import type { SittingClient } from '../../state/sitting-client';

interface ExamItemProps {
  readonly client: SittingClient;
  readonly asked: AskedItem;
  readonly disabled: boolean;
  readonly onFlag: () => void;
}

/** One item, to be answered. */
export function ExamItem({ client, asked, disabled, onFlag }: ExamItemProps) {
  useSignals();
  const t = useText();
  const { itemId, number, body, parts, points } = asked;
  const notes = client.notes.value;
  const isFlagged = notes.flags.includes(itemId);
  const crossed = (part: number) => notes.crossed[placeOf(itemId, part)] ?? [];
  const cross = (part: number, option: number) => {
    const before = crossed(part);
    const after = before.includes(option) ? before.filter((one) => one !== option) : [...before, option];
    client.note({ crossed: { ...notes.crossed, [placeOf(itemId, part)]: after } });
  };
  return (
    <article className="card exam-item" aria-labelledby={`item-${itemId}`}>
      <Row as="header" wrap rows={1} className="below-3">
        <h2 id={`item-${itemId}`} className="t-18">
          {t('exam.sitting.item', { number })}
        </h2>
        <Tag>{t(`exam.type.${body.type}`)}</Tag>
        <span className="soft">{t('exam.sitting.points', { points: <FormattedNumber value={points} /> })}</span>
        <Button look="quiet" icon="Flag" className="end not-narrow exam-flag" aria-pressed={isFlagged} onClick={onFlag}>
          {t('exam.sitting.flag')}
        </Button>
      </Row>
      {asked.choice && <ChosenLine client={client} asked={asked} choice={asked.choice} disabled={disabled} />}
      <AnswerInput
        body={body}
        media={client.paper.media.value}
        answers={Array.from({ length: parts }, (_, part) => client.answers.all.value.get(placeOf(itemId, part)))}
        onAnswer={(part, answer) => {
          const all = client.answers.all.peek();
          const chosen = asked.choice && chosenOf(asked.choice, all);
          // a letter that was taken out again chooses nothing
          if (asked.choice && chosen !== itemId && !(chosen && isWrittenIn(chosen, all)))
            choose(client, asked.choice, itemId);
          client.write(itemId, part, answer);
        }}
        stage={stageOfGrade(client.opened.grade)}
        disabled={disabled}
        played={client.plays.value[itemId] ?? 0}
        onPlayed={() => client.play(itemId)}
        more={(part) => <AnswerPhotos client={client} itemId={itemId} part={part} disabled={disabled} />}
        crossing={{ crossed, onCross: cross }}
      />
    </article>
  );
}

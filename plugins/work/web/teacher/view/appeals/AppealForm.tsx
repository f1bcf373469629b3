import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { pointStep } from 'edutech/plugins/questions/kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { answerAppeal, saveMarks } from '../../../../api';
import { isOnScale } from '../../../../model/marking/marks';
import type { Answers, Appeal } from './appeal';

type Cell = Answers['cells'][number];

interface AppealFormProps {
  readonly appeal: Appeal;
  readonly homeworkId: string;
  /** His marks of the item, a part each. */
  readonly cells: readonly Cell[];
}

const usual = ['work.appeals.usual.right', 'work.appeals.usual.steps', 'work.appeals.usual.stays'] as const;

/** Other points, or the same, and what is answered: accepting changes marks first, then tells the student. */
export function AppealForm({ appeal, homeworkId, cells }: AppealFormProps) {
  const t = useText();
  const { isBusy, run: answer } = useAnswering(appeal, homeworkId);
  const [points, setPoints] = useState<readonly string[]>(cells.map((cell) => String(cell.points ?? '')));
  const [text, setText] = useState('');
  const values = points.map(Number);
  const isFine = cells.every((cell, at) => points[at] !== '' && isOnScale(values[at]!, cell.of));
  const changes = cells.flatMap((cell, at) => (cell.points === values[at] ? [] : { ...cell, points: values[at]! }));
  return (
    <Stack
      as="form"
      gap={2}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine && text.trim() !== '') void answer(changes, text.trim());
      }}
    >
      <Row as="span" wrap className="work-appeal-points">
        {cells.map((cell, at) => (
          <Row as="label" wrap key={cell.part}>
            {t(cells.length > 1 ? 'work.appeals.newPointsOfPart' : 'work.appeals.newPoints', { number: at + 1 })}
            <input
              className="input num"
              type="number"
              inputMode="decimal"
              min={0}
              max={cell.of}
              step={pointStep}
              value={points[at]}
              aria-invalid={!isOnScale(values[at]!, cell.of)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setPoints(points.map((one, place) => (place === at ? value : one)));
              }}
            />
            <span className="num">/ {cell.of}</span>
          </Row>
        ))}
        {!isFine && (
          <small className="ink-late" role="alert">
            {t('work.error.offScale', {
              of: cells.find((cell, at) => !isOnScale(values[at]!, cell.of))?.of ?? 0,
              step: pointStep,
            })}
          </small>
        )}
      </Row>
      <textarea
        className="input"
        rows={2}
        maxLength={500}
        value={text}
        placeholder={t('work.appeals.answer')}
        aria-label={t('work.appeals.answer')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Row as="span" wrap className="work-appeal-acts">
        {usual.map((id) => {
          const words = t(id);
          return (
            <Chip key={id} selected={text === words} onClick={() => setText(words)}>
              {words}
            </Chip>
          );
        })}
        <Button
          type="submit"
          look={changes.length > 0 ? 'primary' : 'outline'}
          size="small"
          busy={isBusy}
          disabled={!isFine || text.trim() === ''}
        >
          {t(changes.length > 0 ? 'work.appeals.accept' : 'work.appeals.refuse')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Saves changed points as marks, then answers; a mark that somebody else has changed meanwhile stops it. */
function useAnswering({ attemptId, itemId }: Appeal, homeworkId: string) {
  const call = useCall();
  const say = useUndo();
  const messages = useMessages();
  const answer = async (changes: readonly Cell[], text: string) => {
    if (changes.length > 0) {
      const marks = changes.map(({ part, round, version, points }) => ({
        markId: newId(Date.now()),
        attemptId,
        itemId,
        part,
        round,
        version,
        points,
      }));
      const outcomes = await call(saveMarks, { homeworkId, marks });
      const other = outcomes.find(({ outcome }) => outcome !== 'saved');
      if (other) {
        messages.show(`work.appeals.${other.outcome}`, { tone: 'warning', values: { by: other.by } });
        return;
      }
    }
    await call(answerAppeal, { attemptId, itemId, answer: text });
    say('work.appeals.done', {});
  };
  return useAct(answer, { changes: false });
}

import { useState } from 'react';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { decideAnswer, type LedAnswer, ledAnswer, seeAnswer, sendBack } from '../../../api';
import { isOnStep } from '../../../model/marks/rules';
import { SheetView } from '../../shared/SheetView';
import { PointsField } from './PointsField';

interface AnswerDrawerProps {
  readonly projectId: string;
  readonly answerId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An answer with all its marks beside it: decided, sent back to who gave one, or left. */
export function AnswerDrawer({ projectId, answerId, isOpen, onClose, onDone }: AnswerDrawerProps) {
  const t = useText();
  const { data, error, again } = useAsked(ledAnswer, { projectId, answerId });
  return (
    <SideDrawer
      wide
      title={data ? t('marking.mark.code', { code: data.code }) : t('marking.mark.answer')}
      onClose={onClose}
    >
      <div className="form-body">
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data ? 1 : 0}
          empty={{ title: t('marking.sheet.nothing') }}
          skeleton="text"
        >
          {data && <Answer projectId={projectId} answer={data} isOpen={isOpen} onDone={onDone} onLost={again} />}
        </ListStates>
      </div>
    </SideDrawer>
  );
}

interface AnswerProps {
  readonly projectId: string;
  readonly answer: LedAnswer;
  readonly isOpen: boolean;
  readonly onDone: () => void;
  readonly onLost: () => void;
}

function Answer({ projectId, answer, isOpen, onDone, onLost }: AnswerProps) {
  const t = useText();
  const call = useCall();
  const { answerId, of, step, given, state, isSeen } = answer;
  const [text, setText] = useState(answer.points === null ? '' : String(answer.points));
  const [reason, setReason] = useState('');
  const [eventId] = useState(newId);
  const points = Number(text);
  const isRight = text.trim() !== '' && isOnStep(points, of, step);
  const act = { projectId, answerId, eventId };
  const decide = useAct(() => call(decideAnswer, { ...act, points }).then(onDone));
  const back = useAct((turnId: string) => call(sendBack, { ...act, turnId, reason: reason.trim() }).then(onDone));
  const see = useAct(() => call(seeAnswer, act).then(onDone));
  return (
    <Stack gap={4}>
      <SheetView sheet={answer} onPictureError={onLost} />
      <Stack as="ol" gap={2} aria-label={t('marking.answers.marks')}>
        {given.map((one, at) => (
          <Row as="li" key={one.turnId} wrap>
            <b>{t('marking.answers.mark', { number: at + 1 })}</b>
            <span lang={langOf(one.name)}>{one.name}</span>
            <b className="num">
              {one.problem
                ? t(`marking.problem.${one.problem}`)
                : t('marking.mark.of', { points: one.points ?? '–', of })}
            </b>
            {one.flags.map((flag) => (
              <span key={flag} className="note">
                {t(`marking.flag.${flag}`)}
              </span>
            ))}
            {isOpen && (
              <Button size="small" className="end" busy={back.isBusy} onClick={() => void back.run(one.turnId)}>
                {t('marking.answers.back')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {isOpen && (
        <>
          <input
            className="input"
            value={reason}
            maxLength={200}
            aria-label={t('marking.answers.reason')}
            placeholder={t('marking.answers.reason')}
            onChange={({ target }) => setReason(target.value)}
          />
          <Row wrap>
            <PointsField value={text} of={of} step={step} onChange={setText} />
            <Button look="primary" disabled={!isRight} busy={decide.isBusy} onClick={() => void decide.run()}>
              {t('marking.answers.decide')}
            </Button>
            {state === 'done' && !isSeen && (
              <Button busy={see.isBusy} onClick={() => void see.run()}>
                {t('marking.answers.leave')}
              </Button>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}

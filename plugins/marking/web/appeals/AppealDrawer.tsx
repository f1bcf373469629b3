import { type ReactNode, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { KeyView } from 'edutech/plugins/questions/kit/ui/question/view/KeyView';
import { type Appeal, appealedAnswer, assignAppeal, decideAppeal, secondAppeal } from '../../api';
import { isOnStep } from '../../model/marks/rules';
import { SheetView } from '../shared/SheetView';
import { PointsField } from '../board/parts/PointsField';

interface AppealDrawerProps {
  readonly appeal: Appeal;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An appealed answer: the leader asks a colleague and decides, the colleague gives points. */
export function AppealDrawer({ appeal, onClose, onDone }: AppealDrawerProps) {
  const t = useText();
  const { appealId, label, reason, state, outcome, isLeader } = appeal;
  const { data, error, again } = useAsked(appealedAnswer, { appealId });
  return (
    <SideDrawer wide title={t('marking.appeals.of', { label })} onClose={onClose}>
      <div className="form-body">
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data ? 1 : 0}
          empty={{ title: t('marking.sheet.nothing') }}
          skeleton="text"
        >
          {data && (
            <Stack gap={4}>
              <p lang={langOf(reason)}>{t('marking.appeals.said', { reason })}</p>
              {data.sheet && <SheetView sheet={data.sheet} onPictureError={again} />}
              {data.key && (
                <details>
                  <summary className="note">{t('marking.mark.key')}</summary>
                  <KeyView
                    body={data.body}
                    questionKey={data.key}
                    media={Object.fromEntries(data.media.map(({ fileId, address }) => [fileId, address]))}
                  />
                </details>
              )}
              {state !== 'open' && <p lang={langOf(outcome)}>{t('marking.appeals.told', { outcome })}</p>}
              {state === 'open' && !isLeader && <Second appeal={appeal} onDone={onDone} />}
              {state === 'open' && isLeader && <Assign appeal={appeal} colleagues={data.colleagues} onDone={onDone} />}
              {state === 'open' && isLeader && appeal.secondPoints !== null && (
                <Decide appeal={appeal} onDone={onDone} />
              )}
            </Stack>
          )}
        </ListStates>
      </div>
    </SideDrawer>
  );
}

type Doing = Pick<AppealDrawerProps, 'appeal' | 'onDone'>;

function PointsToGive({
  appeal,
  first,
  children,
}: {
  readonly appeal: Appeal;
  readonly first: string;
  readonly children: (points: number, isRight: boolean) => ReactNode;
}) {
  const { of, step } = appeal;
  const [text, setText] = useState(first);
  const isRight = text.trim() !== '' && isOnStep(Number(text), of, step);
  return (
    <Row wrap>
      <PointsField value={text} of={of} step={step} onChange={setText} />
      {children(Number(text), isRight)}
    </Row>
  );
}

function Second({ appeal, onDone }: Doing) {
  const t = useText();
  const call = useCall();
  const give = useAct((points: number) => call(secondAppeal, { appealId: appeal.appealId, points }).then(onDone));
  return (
    <PointsToGive appeal={appeal} first="">
      {(points, isRight) => (
        <Button look="primary" disabled={!isRight} busy={give.isBusy} onClick={() => void give.run(points)}>
          {t('marking.appeals.give')}
        </Button>
      )}
    </PointsToGive>
  );
}

interface AssignProps extends Doing {
  readonly colleagues: readonly { readonly personId: string; readonly name: string }[];
}

function Assign({ appeal, colleagues, onDone }: AssignProps) {
  const t = useText();
  const call = useCall();
  const [personId, choose] = useState(appeal.secondId ?? '');
  const assign = useAct(() => call(assignAppeal, { appealId: appeal.appealId, personId }).then(onDone));
  return (
    <Row wrap>
      <select
        className="input"
        value={personId}
        aria-label={t('marking.appeals.second')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('marking.appeals.second')}</option>
        {colleagues.map((one) => (
          <option key={one.personId} value={one.personId} lang={langOf(one.name)}>
            {one.name}
          </option>
        ))}
      </select>
      <Button
        disabled={!personId || personId === appeal.secondId}
        busy={assign.isBusy}
        onClick={() => void assign.run()}
      >
        {t('marking.appeals.assign')}
      </Button>
    </Row>
  );
}

function Decide({ appeal, onDone }: Doing) {
  const t = useText();
  const call = useCall();
  const [outcome, setOutcome] = useState('');
  const decide = useAct((points: number) =>
    call(decideAppeal, { appealId: appeal.appealId, points, outcome: outcome.trim() }).then(onDone),
  );
  return (
    <Stack gap={2}>
      <p>{t('marking.appeals.secondSaid', { points: appeal.secondPoints ?? 0, before: appeal.points })}</p>
      <input
        className="input"
        value={outcome}
        maxLength={500}
        aria-label={t('marking.appeals.outcome')}
        placeholder={t('marking.appeals.outcome')}
        onChange={({ target }) => setOutcome(target.value)}
      />
      <PointsToGive appeal={appeal} first={String(appeal.secondPoints ?? '')}>
        {(points, isRight) => (
          <Button
            look="primary"
            disabled={!isRight || !outcome.trim()}
            busy={decide.isBusy}
            onClick={() => void decide.run(points)}
          >
            {t('marking.appeals.decide')}
          </Button>
        )}
      </PointsToGive>
    </Stack>
  );
}

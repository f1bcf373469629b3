import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useText } from 'edutech/core/web/hooks';
import { answerDevice, seeToHand } from '../../../api';
import type { Board } from './board';

/** Who waits for somebody: raised hands, and devices that ask to go on. */
export function Waiting({ board }: { readonly board: Board }) {
  const t = useText();
  const call = useCall();
  const answer = useAct((sittingId: string, isLet: boolean) => call(answerDevice, { sittingId, isLet }), {
    done: (_, __, isLet) => ({ id: isLet ? 'exam.board.device.let' : 'exam.board.device.refused' }),
  });
  const see = useAct((sittingId: string) => call(seeToHand, { sittingId }), { done: 'exam.board.seen' });
  const hands = board.sittings.filter(({ handAt }) => handAt);
  const asking = board.sittings.filter(({ askedAt }) => askedAt);
  return (
    <Panel title={t('exam.board.wait')}>
      <Stack as="ul" gap={3} className="card-body">
        {hands.map(({ sittingId, seat, name }) => (
          <Row as="li" key={sittingId} wrap>
            <span className="grow" lang={langOf(name)}>
              {t('exam.board.handOf', { seat, name })}
            </span>
            <Button size="small" onClick={() => void see.run(sittingId)}>
              {t('exam.board.see')}
            </Button>
          </Row>
        ))}
        {asking.map(({ sittingId, seat, name }) => (
          <Row as="li" key={sittingId} wrap>
            <span className="grow" lang={langOf(name)}>
              {t('exam.board.deviceOf', { seat, name })}
            </span>
            <Button size="small" onClick={() => void answer.run(sittingId, true)}>
              {t('exam.board.device.yes')}
            </Button>
            <Button size="small" look="quiet" onClick={() => void answer.run(sittingId, false)}>
              {t('exam.board.device.no')}
            </Button>
          </Row>
        ))}
        {hands.length + asking.length === 0 && <li className="note">{t('exam.board.wait.none')}</li>}
      </Stack>
    </Panel>
  );
}

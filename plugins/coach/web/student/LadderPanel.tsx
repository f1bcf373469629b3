import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';
import { openRung } from '../../api';
import type { Ladder } from '../../api/asking';

interface LadderPanelProps {
  readonly itemId: string;
  readonly ladder: Ladder;
}

/** Hints one at a time: the idea, the steps, the answer. Each gives time to think before the next. */
export function LadderPanel({ itemId, ladder: given }: LadderPanelProps) {
  const t = useText();
  const call = useCall();
  const [ladder, setLadder] = useState(given);
  const now = useNow(1000).getTime();
  // Another item has another ladder
  useEffect(() => setLadder(given), [given]);
  const open = useAct(async (rung: 1 | 2 | 3) => setLadder(await call(openRung, { itemId, rung })), { changes: false });
  if (ladder.length === 0) return null;
  return (
    <section className="card pad-4" aria-label={t('coach.ladder')}>
      <Row as="header" wrap className="below-3">
        <h2 className="t-head">{t('coach.ladder')}</h2>
        <span className="fine">{t('coach.ladder.note')}</span>
      </Row>
      <ol className="coach-ladder">
        {ladder.map((one) => {
          const wait = one.opens === null ? 0 : Math.ceil((new Date(String(one.opens)).getTime() - now) / 1000);
          const isFree = !one.isOpen && (one.lock === null || (one.lock === 'thinking' && wait <= 0));
          return (
            <li key={one.rung} className={one.isOpen ? 'coach-rung coach-rung-open' : 'coach-rung'}>
              <b className="coach-rung-mark num">{one.rung}</b>
              <Stack gap={2} className="grow">
                <h3 className="t-strong">{t(`coach.rung.${one.rung}`)}</h3>
                {one.content && <ContentView content={one.content} media={{}} />}
                {isFree && (
                  <Button
                    className="at-start"
                    look={one.rung === 1 ? 'soft' : 'outline'}
                    aria-expanded={false}
                    busy={open.isBusy}
                    onClick={() => void open.run(one.rung)}
                  >
                    {t(`coach.rung.open.${one.rung}`)}
                  </Button>
                )}
                {!one.isOpen && !isFree && (
                  <Row as="p" className="fine">
                    <Icon name="LockClosed" size={16} />
                    {one.lock === 'thinking'
                      ? t('coach.rung.thinking', { seconds: wait })
                      : t(`coach.rung.${one.lock}`)}
                  </Row>
                )}
              </Stack>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

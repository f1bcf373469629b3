import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { undoMilliseconds } from 'edutech/core/ui/form/saving/use-undo';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Clash } from '../desk/cells';
import type { MarkDesk } from '../desk/mark-desk';

interface NoticesProps {
  readonly desk: MarkDesk;
  /** How an answer is called: student and question. */
  readonly nameOf: (clash: Clash['place']) => string;
}

/** What collided with a colleague's marks, and what was done last and can be taken back. */
export function Notices({ desk, nameOf }: NoticesProps) {
  const t = useText();
  useSignals();
  const clashes = desk.clashes.value;
  return (
    <div className="correct-notices relative">
      {clashes.length > 0 && (
        <ul className="correct-clashes tint-due" role="alert">
          {clashes.map((clash) => (
            <Row as="li" wrap className="pad-y-2 pad-x-4 t-13" key={clash.key}>
              <Icon name="Warning" size={16} className="ink-due" />
              <span>
                <b>{nameOf(clash.place)}</b>{' '}
                {t(`work.correct.clash.${clash.why}`, {
                  by: clash.by,
                  theirs: clash.theirs ?? '–',
                  mine: clash.mine.points ?? '–',
                })}
              </span>
              {clash.why !== 'gone' && (
                <Button size="small" onClick={() => void desk.resolve(clash, 'mine')}>
                  {t('work.correct.clash.mine', { points: clash.mine.points ?? '–' })}
                </Button>
              )}
              <Button size="small" look="quiet" onClick={() => void desk.resolve(clash, 'theirs')}>
                {t('work.correct.clash.theirs')}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      <LastAct desk={desk} />
    </div>
  );
}

/** What was done last, for ten seconds, with the way back. */
function LastAct({ desk }: { readonly desk: MarkDesk }) {
  const t = useText();
  useSignals();
  const last = desk.acts.value.at(-1);
  const [gone, setGone] = useState(0);
  const number = last?.number ?? 0;
  // Takes the words away after their time
  useEffect(() => {
    if (number === 0) return;
    const timer = setTimeout(() => setGone(number), undoMilliseconds);
    return () => clearTimeout(timer);
  }, [number]);
  if (!last || last.number <= gone) return null;
  return (
    <Row as="p" className="correct-last paper t-13 nowrap pill raised-2" role="status">
      {t(last.text, last.values)}
      <Button look="link" size="small" onClick={() => void desk.undo()}>
        {t('work.correct.undo')}
      </Button>
      <kbd className="key">Ctrl Z</kbd>
    </Row>
  );
}

import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Appeal, Outcome } from './outcome';

const AppealDialog = onDemand(() => import('./AppealDialog').then((module) => module.AppealDialog));

interface ItemAppealProps {
  readonly attemptId: Id;
  readonly outcome: Outcome;
}

/** Asks the teacher to look at an item again, where points are missing; afterwards what one asked, and what came of it. */
export function ItemAppeal({ attemptId, outcome }: ItemAppealProps) {
  const t = useText();
  const { item, number, points, of, appeal } = outcome;
  const [state, setState] = useState<'none' | 'asks' | 'asked'>('none');
  if (appeal) return <Asked appeal={appeal} />;
  if (state === 'asked') return <Waiting />;
  if (points === null || points >= of) return null;
  return (
    <>
      <Button look="quiet" icon="QuestionCircle" onClick={() => setState('asks')}>
        {t('work.result.appeal')}
      </Button>
      {state === 'asks' && (
        <AppealDialog
          attemptId={attemptId}
          itemId={item.itemId}
          number={number}
          onDone={() => setState('asked')}
          onClose={() => setState((now) => (now === 'asks' ? 'none' : now))}
        />
      )}
    </>
  );
}

function Waiting() {
  const t = useText();
  return <p role="status">{t('work.result.appealed')}</p>;
}

/** One's own reason, and the teacher's reply with the points. */
function Asked({ appeal: { reason, answer, answered, before, after } }: { readonly appeal: Appeal }) {
  const t = useText();
  return (
    <Row as="section" align="stretch" className="work-st-appeal pad-3 round sunk breaks">
      <Icon name="QuestionCircle" className="above-half soft" />
      <div>
        <p className="soft">{t('work.result.appeal.mine', { reason })}</p>
        {answered === null ? (
          <Waiting />
        ) : (
          <>
            <p>{t('work.result.appeal.reply', { answer })}</p>
            <p className="num">
              {after === null || after === before
                ? t('work.result.appeal.kept', { points: <FormattedNumber value={before} /> })
                : t('work.result.appeal.changed', {
                    before: <FormattedNumber value={before} />,
                    after: <FormattedNumber value={after} />,
                  })}
            </p>
          </>
        )}
      </div>
    </Row>
  );
}

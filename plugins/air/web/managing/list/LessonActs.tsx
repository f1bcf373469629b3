import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import type { LessonAct } from '../../../model/states';
import { type DoneAct, useLessonActs } from '../shared/use-lesson-acts';

const ReasonDialog = onDemand(() => import('../shared/ReasonDialog').then((part) => part.ReasonDialog));

/** As many can be acted on at once; the server takes no more. */
const mostAtOnce = 50;
/** In the order in which they are offered. */
const offered = ['publish', 'submit', 'return', 'recall', 'withdraw', 'restore', 'revise', 'remove'] as const;

interface LessonActsProps {
  readonly lessons: readonly { readonly id: string; readonly version: number; readonly acts: readonly LessonAct[] }[];
  readonly onDone?: (act: DoneAct) => void;
  readonly size?: 'small' | 'normal';
}

/** Acts on lessons: each on those that allow it, whose number stands behind where it is not all. */
export function LessonActs({ lessons, onDone, size = 'small' }: LessonActsProps) {
  const act = useLessonActs();
  const [asking, ask] = useState<'return' | 'withdraw' | null>(null);
  const [busy, setBusy] = useState<DoneAct | null>(null);
  const able = (what: DoneAct) => lessons.filter(({ acts }) => acts.includes(what));
  const send = async (what: DoneAct, reason?: string) => {
    setBusy(what);
    const outcome = await act(what, able(what), reason);
    setBusy(null);
    if (outcome) onDone?.(what);
  };
  if (lessons.length > mostAtOnce) {
    return (
      <span role="alert">
        <FormattedMessage id="air.manage.tooMany" values={{ most: mostAtOnce }} />
      </span>
    );
  }
  return (
    <>
      {offered
        .filter((what) => able(what).length > 0)
        .map((what) => (
          <Button
            key={what}
            {...(size === 'small' && { size })}
            look={what === 'publish' || what === 'submit' ? 'primary' : 'outline'}
            busy={busy === what}
            onClick={() => (what === 'return' || what === 'withdraw' ? ask(what) : void send(what))}
          >
            <FormattedMessage id={`air.act.${what}`} />
            {able(what).length < lessons.length && <span className="num"> ({able(what).length})</span>}
          </Button>
        ))}
      {asking && (
        <ReasonDialog
          act={asking}
          count={able(asking).length}
          onDone={(reason) => send(asking, reason)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { ManyActs } from 'edutech/core/ui/table/choosing/ManyActs';
import { useText } from 'edutech/core/web/hooks';
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
  const t = useText();
  const { busy, act } = useLessonActs();
  const [asking, ask] = useState<'return' | 'withdraw' | null>(null);
  const able = (what: DoneAct) => lessons.filter(({ acts }) => acts.includes(what));
  const send = async (what: DoneAct, reason?: string) => {
    const outcome = await act(what, able(what), reason);
    if (outcome) onDone?.(what);
  };
  if (lessons.length > mostAtOnce) {
    return <span role="alert">{t('air.manage.tooMany', { most: mostAtOnce })}</span>;
  }
  return (
    <>
      <ManyActs
        offered={offered}
        chosen={lessons}
        label={(what) => t(`air.act.${what}`)}
        isPrimary={(what) => what === 'publish' || what === 'submit'}
        busy={busy}
        onAct={(what) => (what === 'return' || what === 'withdraw' ? ask(what) : void send(what))}
        size={size}
      />
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

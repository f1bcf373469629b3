import type { ReactNode } from 'react';
import { Button } from '../../Button';

interface ManyActsProps<Act extends string> {
  /** In the order of the bar. */
  readonly offered: readonly Act[];
  /** The selected things, each with its possible actions. */
  readonly chosen: readonly { readonly acts: readonly string[] }[];
  readonly label: (act: Act) => ReactNode;
  /** The one that most people want next. */
  readonly isPrimary: (act: Act) => boolean;
  readonly busy: Act | null;
  readonly onAct: (act: Act) => void;
  readonly size?: 'small' | 'normal';
}

/**
 * Buttons for actions on several things at once: each acts on those that allow it, and shows their number if it is not
 * all.
 */
export function ManyActs<Act extends string>(props: ManyActsProps<Act>) {
  const { offered, chosen, label, isPrimary, busy, onAct, size = 'small' } = props;
  return offered.map((act) => {
    const able = chosen.filter(({ acts }) => acts.includes(act)).length;
    if (able === 0) return null;
    return (
      <Button
        key={act}
        {...(size === 'small' && { size })}
        look={isPrimary(act) ? 'primary' : 'outline'}
        busy={busy === act}
        onClick={() => onAct(act)}
      >
        {label(act)}
        {able < chosen.length && <span className="num"> ({able})</span>}
      </Button>
    );
  });
}

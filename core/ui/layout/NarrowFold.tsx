import { type ReactNode, useState } from 'react';
import { useText } from '../../web/hooks';
import { Button } from '../Button';
import { useNarrow } from '../hooks/use-narrow';

interface NarrowFoldProps {
  /** The choices that are made, each to be taken off: they stay in sight. */
  readonly chosen?: readonly ReactNode[];
  /** How many those are, where they stand elsewhere. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** On phones what narrows a list waits behind one button; on wide screens, and until scripts run, it is simply there. */
export function NarrowFold({ chosen = [], count = chosen.length, children }: NarrowFoldProps) {
  const t = useText();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  const chevron = isOpen ? 'ChevronUp' : 'ChevronDown';
  return (
    <>
      <Button icon="Filter" iconAfter={chevron} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('core.ui.filters', { count })}
      </Button>
      {chosen}
      {isOpen && children}
    </>
  );
}

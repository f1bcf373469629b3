import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import type { ShownDoubt } from '../../../api';
import type { DoubtAnswer } from '../../../model/scans/doubts';
import { PagePart } from './PagePart';
import { Values } from './Values';
import { Whose } from './Whose';

export interface AnsweringProps {
  readonly projectId: string;
  readonly doubt: ShownDoubt;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: DoubtAnswer) => void;
}

interface DoubtCardProps extends AnsweringProps {
  /** Which of the open ones it is. */
  readonly place: { readonly at: number; readonly of: number };
  readonly onMove: (by: number) => void;
}

/** A doubt: what the machine saw, what it proposes, and what a person decides. */
export function DoubtCard({ place, onMove, ...answering }: DoubtCardProps) {
  const t = useText();
  const { doubt, isBusy, onAnswer } = answering;
  const { kind, label, batch, position, copy, page } = doubt;
  const [part, setPart] = useState<'part' | 'whole'>('part');
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  usePageKeys(({ key }) => {
    if (key.toLowerCase() !== 'r' || isBusy) return false;
    onAnswer({ kind: 'void' });
    return true;
  });
  return (
    <section className="card" aria-label={t(`marking.scans.kind.${kind}`, { label })}>
      <header className="card-head">
        <h2>{t(`marking.scans.kind.${kind}`, { label })}</h2>
        <span className="note">{t('marking.scans.where', { batch, position })}</span>
        <Row className="card-head-end">
          <span className="note num">{t('marking.scans.place', place)}</span>
          <IconButton icon="ChevronLeft" label={t('marking.scans.previous')} onClick={() => onMove(-1)} />
          <IconButton icon="ChevronRight" label={t('marking.scans.next')} onClick={() => onMove(1)} />
        </Row>
      </header>
      <Split side={300} until={1280} className="card-body">
        <Stack>
          <PagePart page={page} view={part === 'part' ? doubt.view : whole} frames={doubt.frames} />
          <Row justify="between">
            <Segmented
              label={t('marking.scans.picture')}
              value={part}
              onChange={setPart}
              options={[
                { value: 'part', label: t('marking.scans.part') },
                { value: 'whole', label: t('marking.scans.whole') },
              ]}
            />
            {doubt.number !== null && <span className="note">{t('marking.scans.page', { number: doubt.number })}</span>}
          </Row>
          {copy && (
            <>
              <h3>{t('marking.scans.copy')}</h3>
              <PagePart page={copy} view={{ x: 0, y: 0, width: copy.width, height: copy.height }} frames={[]} />
            </>
          )}
        </Stack>
        <Stack gap={4}>
          {doubt.bubbles.length > 0 ? <Values {...answering} /> : <Whose {...answering} />}
          <Button icon="Delete" busy={isBusy} onClick={() => onAnswer({ kind: 'void' })}>
            {t(kind === 'duplicate' ? 'marking.scans.void.copy' : 'marking.scans.void')} <kbd>R</kbd>
          </Button>
        </Stack>
      </Split>
    </section>
  );
}

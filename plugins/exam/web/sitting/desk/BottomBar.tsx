import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AskedItem } from '../state/sheet';
import type { SittingClient } from '../state/sitting-client';
import type { Place } from './place';
import { HandButton, HandInButton, Saved } from './ExamBar';

interface BottomBarProps {
  readonly place: Place;
  readonly client: SittingClient;
  readonly asked: AskedItem;
  readonly onFlag: () => void;
  readonly onHandIn: () => void;
}

/** Back and on; on phones with the flag and the hand between them, and what is saved above. */
export function BottomBar({ place, client, asked, onFlag, onHandIn }: BottomBarProps) {
  useSignals();
  const t = useText();
  const isNarrow = useNarrow();
  const isLast = place.index === place.count - 1;
  return (
    <footer className="exam-bottom paper lined-top">
      {isNarrow ? (
        <p className="exam-bottom-saved center note">
          <Saved client={client} />
        </p>
      ) : (
        <Row gap={4} className="note exam-bottom-words">
          <span>
            <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd> {t('exam.sitting.keys.move')}
          </span>
          <span>
            <kbd>A</kbd> – <kbd>D</kbd> {t('exam.sitting.keys.choose')}
          </span>
          <span>
            <kbd>F</kbd> {t('exam.sitting.flag')}
          </span>
        </Row>
      )}
      <Row as="nav" align="stretch" className="exam-moves" aria-label={t('exam.sitting.moves')}>
        <Button icon="ChevronLeft" disabled={place.index === 0} onClick={() => place.step(-1)}>
          {t('exam.sitting.previous')}
        </Button>
        {isNarrow && (
          <>
            <IconButton
              icon="Flag"
              label={t('exam.sitting.flag')}
              pressed={client.notes.value.flags.includes(asked.itemId)}
              className="exam-flag"
              onClick={onFlag}
            />
            <HandButton client={client} />
          </>
        )}
        {isLast && isNarrow ? (
          <HandInButton client={client} now={client.clock.now()} onHandIn={onHandIn} />
        ) : (
          <Button look="primary" iconAfter="ChevronRight" disabled={isLast} onClick={() => place.step(1)}>
            {t('exam.sitting.next')}
          </Button>
        )}
      </Row>
      {!isNarrow && <p className="note at-end exam-bottom-words">{t('exam.sitting.crossing')}</p>}
    </footer>
  );
}

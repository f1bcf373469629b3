import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import type { Notes } from '../desk/use-notes';
import type { usePlace } from '../desk/use-place';

interface BottomBarProps {
  readonly place: ReturnType<typeof usePlace>;
  /** Of items on the sheet. */
  readonly count: number;
  readonly notes: Notes;
  readonly onCheck: () => void;
}

/** On phones, within reach of the thumb: back, flag, on; after the last item, the check. */
export function BottomBar({ place, count, notes, onCheck }: BottomBarProps) {
  const t = useText();
  return (
    <nav className="work-st-bottom" aria-label={t('work.answering.moves')}>
      <Button icon="ChevronLeft" disabled={place.index === 0} onClick={() => place.step(-1)}>
        {t('work.answering.previous')}
      </Button>
      <IconButton
        icon="Flag"
        label={t('work.answering.flag')}
        pressed={notes.flags.includes(place.now)}
        className="work-st-bottom-flag"
        onClick={() => notes.flag(place.now)}
      />
      {place.index === count - 1 ? (
        <Button look="primary" onClick={onCheck}>
          {t('work.answering.check')}
        </Button>
      ) : (
        <Button look="primary" iconAfter="ChevronRight" onClick={() => place.step(1)}>
          {t('work.answering.next')}
        </Button>
      )}
    </nav>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';

interface BottomBarProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFlagged: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onFlag: () => void;
  readonly onCheck: () => void;
}

/** On phones, within reach of the thumb: back, flag, on; after the last item, the check. */
export function BottomBar({ isFirst, isLast, isFlagged, onPrevious, onNext, onFlag, onCheck }: BottomBarProps) {
  const intl = useIntl();
  return (
    <nav className="work-st-bottom" aria-label={intl.formatMessage({ id: 'work.answering.moves' })}>
      <Button icon="ChevronLeft" disabled={isFirst} onClick={onPrevious}>
        <FormattedMessage id="work.answering.previous" />
      </Button>
      <IconButton
        icon="Flag"
        label={intl.formatMessage({ id: 'work.answering.flag' })}
        pressed={isFlagged}
        className="work-st-bottom-flag"
        onClick={onFlag}
      />
      {isLast ? (
        <Button look="primary" onClick={onCheck}>
          <FormattedMessage id="work.answering.check" />
        </Button>
      ) : (
        <Button look="primary" iconAfter="ChevronRight" onClick={onNext}>
          <FormattedMessage id="work.answering.next" />
        </Button>
      )}
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { soundOf, WordText } from '../../shared/WordText';
import type { Assignment } from '../create/assign-values';
import { useDictation } from './use-dictation';

interface SpeakerProps {
  readonly assignment: Assignment;
  readonly onClose: () => void;
}

/** Dictation for the loudspeaker of a classroom: the number of the word fills the screen, the word itself only on wish. */
export function Speaker({ assignment, onClose }: SpeakerProps) {
  const t = useText();
  const state = useDictation(assignment);
  const { word, step, isOn, gap, times } = state;
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // Keys belong to the dictation while it is over the page
  useEffect(() => frame.current?.focus(), []);
  usePageKeys(
    ({ key, target }) => {
      if (key === 'Escape') onClose();
      else if (key === 'ArrowRight') state.move(1);
      else if (key === 'ArrowLeft') state.move(-1);
      else if (key === 'r' || key === 'R') state.sayAgain();
      else if (key === ' ' && !(target instanceof HTMLButtonElement)) state.turn();
      else return false;
      return true;
    },
    { own: frame },
  );
  return (
    <div
      ref={frame}
      className="dictionary-speaker"
      role="dialog"
      aria-modal="true"
      tabIndex={-1}
      aria-label={t('dictionary.view.dictate')}
    >
      <Row gap={4} wrap>
        <b className="t-18">{assignment.title}</b>
        <span className="num soft">{`${step.at + 1} / ${assignment.wordList.length}`}</span>
        <span className="end">
          <IconButton icon="Dismiss" label={t('dictionary.speaker.close')} onClick={onClose} />
        </span>
      </Row>
      <div className="grow center">
        <p className="dictionary-speaker-number num" aria-live="polite">
          {step.at + 1}
        </p>
        <p className="t-18 soft">{t('dictionary.speaker.time', { time: step.time + 1, of: times })}</p>
        {isOpen && word && (
          <p className="dictionary-big">
            <WordText word={word} /> <span className="soft t-24">{soundOf(word)}</span>
          </p>
        )}
        {state.isSilent && <p className="ink-due">{t('dictionary.ask.silent')}</p>}
      </div>
      <Row justify="center" wrap gap={4} rows={3}>
        <Button size="large" icon="ChevronLeft" onClick={() => state.move(-1)}>
          {t('dictionary.speaker.before')}
        </Button>
        <Button look="primary" size="large" icon={isOn ? 'Pause' : 'Play'} onClick={state.turn}>
          {t(isOn ? 'dictionary.speaker.pause' : 'dictionary.speaker.begin')}{' '}
          <kbd className="key">{t('dictionary.key.space')}</kbd>
        </Button>
        <Button size="large" icon="ArrowClockwise" onClick={state.sayAgain}>
          {t('dictionary.speaker.again')} <kbd className="key">R</kbd>
        </Button>
        <Button size="large" iconAfter="ChevronRight" onClick={() => state.move(1)}>
          {t('dictionary.speaker.next')}
        </Button>
        <Button size="large" icon={isOpen ? 'EyeOff' : 'Eye'} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'dictionary.speaker.hide' : 'dictionary.speaker.show')}
        </Button>
      </Row>
      <Row justify="center" wrap gap={5} rows={2} className="above-4">
        <label>
          {t('dictionary.assign.gap')}{' '}
          <input
            type="range"
            min={2}
            max={30}
            value={gap}
            onChange={(event) => state.setGap(Number(event.currentTarget.value))}
          />{' '}
          <b className="num">{t('dictionary.assign.seconds', { count: gap })}</b>
        </label>
        <label>
          {t('dictionary.assign.repeats')}{' '}
          <input
            type="range"
            min={1}
            max={3}
            value={times}
            onChange={(event) => state.setTimes(Number(event.currentTarget.value))}
          />{' '}
          <b className="num">{times}</b>
        </label>
      </Row>
    </div>
  );
}

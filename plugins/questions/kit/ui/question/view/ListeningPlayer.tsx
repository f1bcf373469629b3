import { useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Listening } from '../../../common/question-body';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Media } from '../content/media';
import { lengthText } from 'edutech/core/ui/rules/length';

interface ListeningPlayerProps {
  readonly listening: Listening;
  readonly media: Media;
  /** How often it was played before. */
  readonly played?: number;
  /** Called when playing starts from the beginning, with the number of times so far. */
  readonly onPlayed?: (plays: number) => void;
}

/** Plays a listening text: as often as it may be, and without moving about in it where that is not wanted. */
export function ListeningPlayer({ listening, media, played = 0, onPlayed }: ListeningPlayerProps) {
  const t = useText();
  const sound = useRef<HTMLAudioElement>(null);
  const [plays, setPlays] = useState(played);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [seconds, setSeconds] = useState(listening.seconds);
  const address = media[listening.file];
  const isBeginning = at === 0;
  const isUsedUp = listening.plays > 0 && plays >= listening.plays && isBeginning && !isPlaying;
  // counted when it plays, not when it is requested
  const begin = () => {
    setPlaying(true);
    if (isPlaying || !isBeginning) return;
    setPlays(plays + 1);
    onPlayed?.(plays + 1);
  };
  const press = () => {
    const audio = sound.current;
    if (!audio) return;
    if (isPlaying) return audio.pause();
    void audio.play().catch(() => setPlaying(false)); // the browser says why; the button waits for another press
  };
  if (address === undefined) {
    return <p className="question-lost note pad-y-2 pad-x-3 round">{t('questions.kit.question.noRecording')}</p>;
  }
  return (
    <Row className="question-player no-print pad-y-2 pad-x-3 framed round-card t-13 ground" wrap gap={3} rows={2}>
      {/* biome-ignore lint/a11y/useMediaCaption: a listening text is not to be read; its transcript stands in the key */}
      <audio
        ref={sound}
        src={address}
        preload="metadata"
        onPlaying={begin}
        onPause={() => setPlaying(false)}
        onEnded={() => (setPlaying(false), setAt(0))}
        onTimeUpdate={(event) => setAt(event.currentTarget.ended ? 0 : event.currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget: { duration } }) => Number.isFinite(duration) && setSeconds(duration)}
      />
      <button
        type="button"
        className="question-play circle"
        onClick={press}
        disabled={isUsedUp}
        aria-label={t(isPlaying ? 'questions.kit.question.pause' : 'questions.kit.question.play')}
      >
        <Icon name={isPlaying ? 'Pause' : 'Play'} />
      </button>
      {listening.maySeek ? (
        <input
          type="range"
          className="question-seek"
          min={0}
          max={Math.max(1, Math.ceil(seconds))}
          value={Math.floor(at)}
          aria-label={t('questions.kit.question.position')}
          onChange={({ currentTarget: { value } }) => {
            if (sound.current) sound.current.currentTime = Number(value);
            setAt(Number(value));
          }}
        />
      ) : (
        <progress
          className="meter"
          max={Math.max(1, seconds)}
          value={at}
          aria-label={t('questions.kit.question.position')}
        />
      )}
      <span className="num soft">
        {lengthText(at)} / {lengthText(seconds)}
      </span>
      {listening.plays > 0 && (
        <span className="soft" role="status">
          {t(isUsedUp ? 'questions.kit.question.playsOver' : 'questions.kit.question.playsLeft', {
            left: Math.max(0, listening.plays - plays),
            plays: listening.plays,
          })}
        </span>
      )}
    </Row>
  );
}

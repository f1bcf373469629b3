import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Word } from '../../../api/records';
import type { WordVoice } from '../../shared/use-voice';

/** Slow speech, as a share of the usual speed. */
const slow = 0.65;

interface SoundProps {
  readonly voice: WordVoice;
  readonly word: Word;
  /** Speed of the voice. */
  readonly rate?: number;
  /** It is said as soon as it is asked. */
  readonly begins?: boolean;
  /** Beside the buttons: how it is said, in letters. */
  readonly children?: React.ReactNode;
}

/** Hears the word: once by itself where it is asked by ear, then as often as one likes, also slowly. */
export function Sound({ voice, word, rate = 1, begins = false, children }: SoundProps) {
  const t = useText();
  const [times, setTimes] = useState(0);
  const say = (speed: number) => {
    setTimes((before) => before + 1);
    voice.say(word, speed);
  };
  const begin = useEffectEvent(() => begins && say(rate));
  // Once for each word
  useEffect(() => {
    begin();
  }, []);
  return (
    <>
      <Row justify="center" wrap gap={4} className="dictionary-sound">
        <button
          type="button"
          className="dictionary-play"
          aria-label={t(times === 0 ? 'dictionary.ask.listen' : 'dictionary.ask.again')}
          onClick={() => say(rate)}
        >
          <Icon name="Speaker" size={24} />
        </button>
        <Button size="large" icon="Clock" onClick={() => say(slow * rate)}>
          {t('dictionary.ask.slow')}
        </Button>
        {children}
      </Row>
      {voice.isSilent && (
        <p className="note center above-2" role="status">
          {t('dictionary.ask.silent')}
        </p>
      )}
    </>
  );
}

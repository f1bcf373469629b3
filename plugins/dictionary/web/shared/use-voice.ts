import { useEffect, useMemo, useRef, useState } from 'react';
import type { Word } from '../../api/records';

type Said = Pick<Word, 'text' | 'language' | 'audio' | 'audioId'>;

/** Voices of browsers, by the language of a word. */
const voices = { zh: 'zh-CN', en: 'en-GB' } as const;

/** Says a text with the browser's own voice; false: it has none. */
export function sayAloud(text: string, language: Said['language'], rate: number): boolean {
  if (!('speechSynthesis' in window)) return false;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = voices[language];
  spoken.rate = rate;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
  return true;
}

/**
 * Says words: with their recordings where they have some (`kept`: addresses of those that lie on the device), else with the
 * browser's voice. `isSilent` after a word that nothing here can say.
 */
export function useVoice(kept: Readonly<Record<string, string>> = {}) {
  const playing = useRef<HTMLAudioElement | null>(null);
  const [isSilent, setSilent] = useState(false);
  const addresses = useRef(kept);
  // The newest addresses, without another `say`
  useEffect(() => {
    addresses.current = kept;
  }, [kept]);
  // Nothing is said after the page is left
  useEffect(
    () => () => {
      playing.current?.pause();
      if ('speechSynthesis' in window) speechSynthesis.cancel();
    },
    [],
  );
  return useMemo(() => {
    const say = (word: Said, rate = 1) => {
      playing.current?.pause();
      const address = (word.audioId && addresses.current[word.audioId]) ?? word.audio;
      if (!address) return setSilent(!sayAloud(word.text, word.language, rate));
      const sound = new Audio(address);
      sound.playbackRate = rate;
      playing.current = sound;
      // an address of an hour ago, or a browser that waits for the first touch
      sound.play().catch((error: Error) => {
        if (error.name !== 'NotAllowedError') setSilent(!sayAloud(word.text, word.language, rate));
      });
    };
    return { say, isSilent };
  }, [isSilent]);
}
export type WordVoice = ReturnType<typeof useVoice>;

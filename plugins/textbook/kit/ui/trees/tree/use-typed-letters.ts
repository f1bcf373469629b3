import { useRef } from 'react';

/** Letters typed faster than this belong together. */
const togetherMilliseconds = 600;

/** What has been typed in one go, with this letter at its end; the same letter again and again is that one letter. */
export function useTypedLetters() {
  const typed = useRef({ text: '', at: 0 });
  return (letter: string, now: number): string => {
    const isNew = now - typed.current.at > togetherMilliseconds;
    const text = isNew || typed.current.text === letter ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    return text;
  };
}

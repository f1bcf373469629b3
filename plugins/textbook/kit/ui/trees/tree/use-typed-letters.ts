import { useRef } from 'react';

/** Letters typed faster than this belong together. */
const togetherMilliseconds = 600;

/** The letters typed in quick succession, ending with this one; the same letter repeated is that one letter. */
export function useTypedLetters() {
  const typed = useRef({ text: '', at: 0 });
  return (letter: string, now: number): string => {
    const isNew = now - typed.current.at > togetherMilliseconds;
    const text = isNew || typed.current.text === letter ? letter : typed.current.text + letter;
    typed.current = { text, at: now };
    return text;
  };
}

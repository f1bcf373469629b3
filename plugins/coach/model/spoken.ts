import { type Cut, longestCaptions } from './answer';

/** What was said from a second on. */
export interface Spoken {
  readonly start: number;
  readonly text: string;
}

const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A draft of subtitles, as a teacher writes them (plugins/coach/web/shared/captions.ts): a line for each thing that was said, with its
 * second. What was cut off a film is left out. Without seconds: a line for each sentence.
 */
export function captionsOfSpeech(spoken: readonly Spoken[] | null, text: string, cut?: Cut): string {
  const lines = spoken
    ? spoken
        .filter(({ start }) => !cut || (start >= Math.floor(cut.from) && start < cut.to))
        .flatMap((one) => (inLine(one.text) === '' ? [] : [`${clock(one.start)} ${inLine(one.text)}`]))
    : (inLine(text).match(/[^。！？!?]+[。！？!?]*/g) ?? []).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, longestCaptions);
}

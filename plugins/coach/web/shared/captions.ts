/** Longest time that a line stands. Seconds. */
const longestLine = 6;

const stamp = (seconds: number): string => {
  const whole = Math.max(0, seconds);
  const minutes = Math.floor(whole / 60);
  return `00:${String(minutes).padStart(2, '0')}:${(whole - minutes * 60).toFixed(3).padStart(6, '0')}`;
};

/**
 * Subtitles as WebVTT: a line of text after another over the length of the film, each for as long as it takes to say. A line may
 * begin with its own second (`0:07 先看图象`). `begin`: the second at which a film that was cut begins.
 */
export function captionsOf(text: string, seconds: number, begin = 0): string {
  const lines = text.split('\n').flatMap((line) => {
    const [, minute, second, said] = /^(?:(\d):(\d{2})\s+)?(.*)$/.exec(line.trim()) ?? [];
    if (!said) return [];
    return [{ said, at: minute === undefined ? null : Number(minute) * 60 + Number(second) }];
  });
  const letters = lines.reduce((sum, { said }) => sum + said.length, 0);
  let now = begin;
  const starts = lines.map(({ said, at }) => {
    const from = at ?? now;
    now = from + (seconds * said.length) / Math.max(1, letters);
    return from;
  });
  const cues = lines.map(({ said }, at) => {
    const from = starts[at]!;
    const until = Math.min(starts[at + 1] ?? begin + seconds, from + longestLine);
    return `${stamp(from)} --> ${stamp(Math.max(until, from + 0.5))}\n${said}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Loudness of a stretch of sound as a microphone gives it (bytes around 128): 0 for silence to 1. */
export function loudness(samples: Uint8Array): number {
  if (samples.length === 0) return 0;
  let squares = 0;
  for (const sample of samples) squares += ((sample - 128) / 128) ** 2;
  // speech fills a tenth of the range; the root lets quiet voices be seen too
  return Math.min(1, Math.sqrt(Math.sqrt(squares / samples.length) * 2));
}

/** So many bars of a waveform: of each stretch its loudest moment. Fewer levels than bars leave the rest silent. */
export function barsOf(levels: readonly number[], bars: number): number[] {
  const step = Math.max(1, levels.length / bars);
  return Array.from({ length: bars }, (_, bar) =>
    Math.max(
      0,
      ...levels.slice(Math.floor(bar * step), Math.max(Math.floor(bar * step) + 1, Math.floor((bar + 1) * step))),
    ),
  );
}

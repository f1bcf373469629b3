/** What finding a length needs of a player. */
export type Sound = Pick<HTMLAudioElement, 'duration' | 'currentTime' | 'addEventListener'>;

/**
 * Lets a player find out how long its sound is. What browsers record does not say so, and players show 0:00 for it: asked for
 * the end, they read as far as that, and are put back to the beginning.
 */
export function findLength(sound: Sound): void {
  if (sound.duration !== Number.POSITIVE_INFINITY) return;
  const toBeginning = () => {
    sound.currentTime = 0;
  };
  sound.addEventListener('timeupdate', toBeginning, { once: true });
  sound.currentTime = Number.MAX_SAFE_INTEGER;
}

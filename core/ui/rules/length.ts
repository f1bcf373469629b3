/** Length of a lesson as players show it: `54 s` is `0:54`, an hour and more `1:02:03`. */
export function lengthText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** As settings and limits count (1 GB are 1,073,741,824 bytes), so that a size can be compared with them. */
const unitStep = 1024;

/** Size of a file in the largest unit that leaves a digit before the point. */
export function sizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= unitStep && unit < units.length - 1) {
    size /= unitStep;
    unit += 1;
  }
  return `${size >= 100 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}

/** A second of a film as players write it: 6:05, 1:02:03. */
export function clockText(second: number): string {
  const whole = Math.max(0, Math.floor(second));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

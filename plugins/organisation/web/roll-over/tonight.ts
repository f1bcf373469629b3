/** Two o'clock of the coming night in the city (UTC+8, no summer time). */
export function tonight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(18, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}

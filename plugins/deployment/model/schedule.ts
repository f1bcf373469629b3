/** The time of day of a schedule that returns each day, as `02:30`; undefined for any other. */
export function dailyTime(cron: string): string | undefined {
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron.trim()) ?? [];
  return minute && hour ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined;
}

import { cityDay, type Day } from 'edutech/core/common/time/city-time';

const milliseconds = 86_400_000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * milliseconds).toISOString().slice(0, 10);

/** Days from one to the other; negative for one that is before. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / milliseconds);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** When a day begins in the city. */
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00+08:00`);

export { cityDay };

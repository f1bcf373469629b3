import { cityMinute } from '../city-time';

/** Beijing has no summer time. */
const cityOffset = '+08:00';

/** A moment as a field of day and time shows it (`2026-11-21T19:30`, the city's time); empty: none. */
export const fieldOfMoment = (moment: string | null): string =>
  moment ? cityMinute(new Date(moment)).replace(' ', 'T') : '';

/** The moment that such a field names, ISO 8601; `null` when it is empty. */
export const momentOfField = (text: string): string | null =>
  text ? new Date(`${text}:00${cityOffset}`).toISOString() : null;

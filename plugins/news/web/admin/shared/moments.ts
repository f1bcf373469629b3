import { cityMinute } from 'edutech/core/common/time/city-time';

/** Day and minute for people. */
export const shortMoment = (moment: string): string => cityMinute(new Date(moment));

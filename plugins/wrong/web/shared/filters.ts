import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { lookBacks } from './wish';

/** The text of a message. */
type Say = (id: string, values?: Record<string, number>) => string;

/** Narrows a list of wrong questions by their type. */
export const typeFilter = (say: Say) => ({
  name: 'type',
  label: say('wrong.filter.type'),
  all: say('wrong.filter.type'),
  options: Object.values(questionTypes).map((value) => ({ value: String(value), label: say(`wrong.type.${value}`) })),
});

/** Narrows it to what went wrong in the last days. */
export const daysFilter = (say: Say) => ({
  name: 'days',
  label: say('wrong.filter.days'),
  all: say('wrong.filter.days'),
  options: lookBacks.map((days) => ({ value: String(days), label: say('wrong.filter.lastDays', { days }) })),
});

import type { MeasureSource } from 'edutech/plugins/statistics/api';
import { fewest, measures } from '../model/measures';

/** What students and classes know, in the dictionary of measures. */
export const measureSource: MeasureSource = {
  measures: measures.map(({ id, ...measure }) => ({
    ...measure,
    id: `situation.${id}`,
    unit: 'share',
    fewest,
    title: `situation.how.${id}`,
    text: `situation.how.${id}.text`,
  })),
};

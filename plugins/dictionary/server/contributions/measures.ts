import type { MeasureSource } from 'edutech/plugins/statistics/api';
import { fewest } from '../../model/practice/weakness';

/** How the heat list counts, in the dictionary of measures. */
export const measureSource: MeasureSource = {
  measures: [
    {
      id: 'dictionary.weak',
      version: 1,
      unit: 'share',
      formula: String.raw`\frac{n_{\text{wrong}}}{n_{\text{answered}}}`,
      fewest,
      source: '',
      title: 'dictionary.measure.weak',
      text: 'dictionary.measure.weak.text',
    },
  ],
};

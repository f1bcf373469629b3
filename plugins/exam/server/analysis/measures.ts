import type { MeasureSource, Unit } from 'edutech/plugins/statistics/api';
import { metrics } from '../../model/analysis/dictionary';

/** Of figures that are no coefficients. */
const unitOf: Readonly<Record<string, Unit>> = {
  mean: 'points',
  deviation: 'points',
  quartiles: 'points',
  rates: 'share',
  facility: 'share',
};

/** The metrics dictionary, for pages of other areas. */
export const measures: MeasureSource = {
  measures: metrics.map(({ id, ...metric }) => ({
    ...metric,
    id: `exam.${id}`,
    unit: unitOf[id] ?? 'coefficient',
    title: `exam.metric.${id}`,
    text: `exam.metric.${id}.text`,
  })),
};

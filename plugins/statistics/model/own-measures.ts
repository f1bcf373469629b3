import type { Measure, Unit } from '../api';
import { fewest } from '../kit/common/figures';

const measure = (
  name: string,
  unit: Unit,
  formula: string,
  { source = '', version = 1 }: { readonly source?: string; readonly version?: number } = {},
): Measure => ({
  id: `statistics.${name}`,
  version,
  unit,
  formula,
  fewest,
  source,
  title: `statistics.measure.${name}`,
  text: `statistics.measure.${name}.text`,
});

const limits = '中办、国办“双减”意见（2021）；教基厅函〔2021〕13号';

/** Measures of how the platform is used. Those of results are of the areas that have results. */
export const ownMeasures: readonly Measure[] = [
  measure('activeTeachers', 'share', String.raw`\frac{1}{|T|}\sum_{t\in T}\frac{|A_t|}{N}`),
  measure('activeStudents', 'share', String.raw`\frac{1}{|T|}\sum_{t\in T}\frac{|A_t|}{N}`),
  measure('signIns', 'share', String.raw`\frac{1}{|T|}\sum_{t\in T}\frac{|S_t|}{N}`),
  measure('acts', 'count', String.raw`\sum_{t\in T} a_t`),
  measure('minutes', 'minutes', String.raw`\operatorname{med}_{c,t}\;\max_{s\in c}\sum_{h\in H_{s,t}} m_h`, {
    source: limits,
  }),
  measure('overLimit', 'share', String.raw`\frac{\left|\{(c,t): m_{c,t}>L_c\}\right|}{\left|\{(c,t)\}\right|}`, {
    source: limits,
  }),
  measure('resources', 'count', String.raw`\sum_f r_f`),
  measure('exams', 'count', String.raw`\sum_s e_s`),
  measure('growth', 'share', String.raw`\bar x_{\text{now}}-\bar x_{\text{before}}`),
  measure('coverage', 'share', String.raw`\frac{\left|\{s: a_s>0\}\right|}{|S|}`),
];

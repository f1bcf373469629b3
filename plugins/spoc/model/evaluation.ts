/** Where the course-evaluation menu leads: to evaluate, to recommend or to the list, by permission (portal.md section 6). */
export function evaluationPath(has: (code: string) => boolean): string {
  if (evaluating.some(has)) return '/spoc/excellent_evaluate';
  if (recommending.some(has)) return '/spoc/excellent_recommend';
  return '/spoc/list';
}

const evaluating = ['city_evaluate', 'county_evaluate', 'city_evaluate_recommend_tea', 'county_evaluate_recommend_tea'];
const recommending = ['city_recommend', 'county_recommend'];

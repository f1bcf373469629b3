import { routes } from '../routes';

/** Where the course-evaluation menu leads: to evaluate, to recommend or to the list, by permission (portal.md section 6). */
export function evaluationPath(has: (code: string) => boolean): string {
  if (mayEvaluate(has)) return routes.excellentEvaluate.to();
  if (recommending.some(has)) return routes.excellentRecommend.to();
  return routes.list.to();
}

/** Whether somebody holds an office that evaluates excellent courses, for the city or a county. */
export const mayEvaluate = (has: (code: string) => boolean): boolean => evaluating.some(has);

const evaluating = ['city_evaluate', 'county_evaluate', 'city_evaluate_recommend_tea', 'county_evaluate_recommend_tea'];
const recommending = ['city_recommend', 'county_recommend'];

import { platformLink } from 'edutech/core/web/platform-link';
import type { WebServices } from 'edutech/core/web/services';
import { isQueryTime } from '../model/query-time';

/** The 'zhong' entry: outside the query time it warns '该功能暂未到查询时间' (portal.md section 5). */
export const openExamResult = platformLink({
  plugin: 'exam',
  option: 'examResultUrl',
  noAddress: 'exam.alert.noResultAddress',
  opens: { is: isTime, otherwise: 'exam.alert.notYet' },
});

function isTime({ deployment }: WebServices): boolean {
  const moment = (name: string) => String(deployment.option('exam', name) ?? '');
  return isQueryTime({ from: moment('examResultFrom'), until: moment('examResultUntil') }, new Date());
}

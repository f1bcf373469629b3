import type { ModuleHandler } from 'edutech/core/web/plugin';
import { isQueryTime } from '../model/query-time';

/** The 'zhong' entry: outside the query time it warns '该功能暂未到查询时间' (portal.md section 5). */
export const openExamResult: ModuleHandler = async ({ deployment, messages, navigation }) => {
  const option = (name: string) => {
    const value = deployment.option('exam', name);
    return typeof value === 'string' ? value : '';
  };
  const address = option('examResultUrl');
  const queryTime = { from: option('examResultFrom'), until: option('examResultUntil') };
  if (address === '' || !isQueryTime(queryTime, new Date())) {
    messages.show('exam.alert.notYet', { tone: 'warning' });
  } else {
    await navigation.open(address, { ticketParameter: 'token' });
  }
};

import { mostPeriods } from 'edutech/core/common/time/periods';
import { chineseNumeral } from 'edutech/core/common/teaching/numerals';
import { wordKey } from '../../rosters/read/words';

// How schools name weekdays and periods in their timetables: data that is recognised, not texts that we say.

const english = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const chinese = ['一', '二', '三', '四', '五', '六', '日'];

const weekdayWords = new Map<string, number>(
  chinese.flatMap((numeral, at) =>
    [`星期${numeral}`, `周${numeral}`, `礼拜${numeral}`, english[at]!, english[at]!.slice(0, 3)].map(
      (word) => [word, at + 1] as const,
    ),
  ),
);
weekdayWords.set('星期天', 7).set('周天', 7);

/** Monday 1 to Sunday 7, or null. A date after the name does not matter: 周一 11/23. */
export function readWeekday(text: string): number | null {
  const key = wordKey(text);
  return weekdayWords.get(key) ?? weekdayWords.get(key.replace(/\(?\d[\d./\-月日号]*\)?$/, '')) ?? null;
}

const periodWords = new Map<string, number>(
  Array.from({ length: mostPeriods }, (_, at) => at + 1).flatMap((period) =>
    [`${period}`, chineseNumeral(period)].map((word) => [word, period] as const),
  ),
);

/** The number of a period, or null: 1, 第1节, 第一节 8:00-8:40, Period 1. */
export function readPeriod(text: string): number | null {
  const key = wordKey(text).replace(/[(（]?\d{1,2}:\d{2}.*$/, '');
  const found = /^(?:第|period|p)?([一二三四五六七八九十]{1,2}|\d{1,2})节?课?$/.exec(key);
  return (found && periodWords.get(found[1]!)) ?? null;
}

/** What takes a place in a timetable without being a lesson of it. */
export const blankWords: ReadonlySet<string> = new Set(
  ['自习', '自修', '晚自习', '课后服务', '午休', '大课间', '眼保健操', '放学', '-', '—', '/', 'self-study'].map(
    wordKey,
  ),
);

/** What is held by a class and belongs to no subject of the city. */
export const titleWords: ReadonlySet<string> = new Set(
  (
    '班会 班队 班队会 队会 升旗 心理 心理健康 劳动 劳技 书法 阅读 写字 社团 校本 校本课程 综合实践 综合 研学 安全 健康 口语 活动 ' +
    'classmeeting'
  ).split(' '),
);

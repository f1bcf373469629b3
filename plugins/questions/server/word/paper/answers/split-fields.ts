import { flatText, slice, type SourceLine, trimmed } from '../../document/source-line';
import { fieldAt } from '../line-labels';
import { lineWith } from '../raw-paper';

const inside =
  /[【［]\s*(?:(?:参考|正确|标准)?答案|解析|分析|详解|点评|考点|知识点|难度|导语|点睛|第?\s*\d{1,3}\s*题?(?:详解|解析|分析))\s*[】］]|(?<=[\s\u3000])(?:(?:参考|正确|标准)?答案[：:]|解析[：:]|(?:Correct )?Answer:)/giu;

const mostFields = 20;

/** A line cut where answer, explanation and the like begin in it: 【答案】B 【解析】… */
export function fieldLines(line: SourceLine): SourceLine[] {
  if (line.rows) return [line];
  const text = flatText(line.inlines);
  const starts = [...text.matchAll(inside)].map(({ index }) => index).filter((at) => at > 0 && fieldAt(text.slice(at)));
  // real papers never have so many after one question: such a line is an attack
  if (starts.length === 0 || starts.length > mostFields) return [line];
  return [0, ...starts].map((from, at) =>
    lineWith(line, trimmed(slice(line.inlines, from, starts[at])), at === starts.length),
  );
}

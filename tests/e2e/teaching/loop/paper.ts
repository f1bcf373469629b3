import type { Language } from 'edutech/core/common/languages';
import { head, line, lines, title } from '../../../support/papers/notation';
import * as o from '../../../support/papers/omml';
import { word } from '../../../support/papers/makers/word';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A number that is another one in each language, so that no run finds the questions of the other one. */
const ours: Readonly<Record<Language, number>> = { 'zh-CN': 17, en: 23 };

/** What a paper is called, and of each of its questions the words by which it is found. */
export function paperOf(language: Language) {
  const one = ours[language];
  const words = {
    opposite: `下列各数中，与－${one} 互为相反数的是`,
    distance: `数轴上到原点的距离等于 ${one} 的数有`,
    positive: `－${one} 的绝对值是一个正数`,
    sum: `计算：－${one}＋5＝`,
    easily: `用简便方法计算：${one}×99`,
    equation: `解方程：x＋${one}＝40`,
  };
  const filename = `第${one}周练习.docx`;
  return {
    title: `七年级数学第 ${one} 周练习`,
    filename,
    words,
    one,
    /** The file as a browser is given it. */
    file: () => ({ name: filename, mimeType: wordType, buffer: written(words, one) }),
  };
}

/**
 * As Word writes it: sections with points, native equations, a picture, answers at the end. Whoever typed it forgot the number of
 * the last question, so two of them stand in one.
 */
function written(words: Readonly<Record<string, string>>, one: number): Buffer {
  const p = (text: string, formulas: readonly string[] = []) => line(word, text, formulas);
  return word.file(
    [
      title(word, `七年级数学第 ${one} 周练习`),
      lines(word, '（考试时间 40 分钟，满分 30 分）'),
      head(word, '一、选择题（本大题共 2 小题，每小题 4 分，共 8 分）'),
      p(`1．${words.opposite}（　　）`),
      p('A．@~B．@~C．@~D．@', [
        o.run(`${one}`),
        o.run(`−${one}`),
        o.fraction('1', `${one}`),
        o.fraction('−1', `${one}`),
      ]),
      p(`2．如图，${words.distance}（　　）▤`),
      p('A．0 个~B．1 个~C．2 个~D．3 个'),
      head(word, '二、判断题（本大题共 1 小题，共 2 分）'),
      p(`3．${words.positive}．（　　）`),
      head(word, '三、填空题（本大题共 1 小题，共 4 分）'),
      p(`4．${words.sum}___．`),
      head(word, '四、解答题（本大题共 2 小题，每小题 8 分，共 16 分）'),
      p(`5．${words.easily}．`),
      p(`${words.equation}．`),
      title(word, '参考答案'),
      word.table([
        ['题号', '1', '2', '3'].map((text) => word.text(text)),
        ['答案', 'A', 'C', '√'].map((text) => word.text(text)),
      ]),
      lines(word, `4．${5 - one}`, `5．${one}×99＝${one}×(100－1)＝${one * 99}`, `6．x＝${40 - one}`),
    ].join(''),
  );
}

import { type QuestionType, questionTypes } from '../../../kit/common/types/question-types';

const { singleChoice, multipleChoice, trueFalse, gapFilling, calculation, shortAnswer } = questionTypes;
const { listening, cloze, readingComprehension } = questionTypes;

/** What heads of sections say about the questions below them; the first that fits. */
const words: readonly (readonly [RegExp, QuestionType])[] = [
  [/听力|听(?:短文|对话|句子|材料|录音|下面|第)|listening/i, listening],
  [/完形|cloze|选出可以填入空白处的最佳选项/i, cloze],
  [/语法填空|选词填空|短文填空|首字母填空/, gapFilling],
  [/阅读|reading|文言文|诗歌鉴赏|现代文/i, readingComprehension],
  [/多选|多项选择|不定项|several answers/i, multipleChoice],
  [/判断|对的打|正确的(?:打|画|在)|true or false/i, trueFalse],
  [/选择|单选|选一选|choice|选出/i, singleChoice],
  [/填空|填一填|填表|completion|fill/i, gapFilling],
  [
    /默写|书写|写作|作文|short answers?|简答|问答|论述|翻译|改写|书面表达|实验|探究|作图|综合题|材料分析|辨析|writing/i,
    shortAnswer,
  ],
  [/calculation|计算|解答|解方程|应用题|解决问题|算一算|证明|脱式|竖式|口算/, calculation],
];

/** The type that a head speaks of; null where it speaks of none. */
export const typeOfWords = (text: string): QuestionType | null =>
  words.find(([pattern]) => pattern.test(text))?.[1] ?? null;

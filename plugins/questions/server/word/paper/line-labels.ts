// What lines of papers begin with. Places in a line are places in its flat text (document/source-line.ts).

/** The head of a section: 一、选择题…, 第Ⅰ卷, 第二节. */
export interface SectionHead {
  readonly ordinal: string;
  readonly title: string;
}

const bySign = /^([一二三四五六七八九十]{1,3})\s*[、．.：:]\s*(.*)$/s;
const byBook = /^(第\s*[ⅠⅡⅢIVＩⅠ一二三四五六1-6]+\s*(?:卷|部分|节|大题))\s*[：:、．.]?\s*(.*)$/s;
const byPart = /^(Part|Section)\s+(?:[IVX]+|[A-F]|\d+)\b\s*[.:：–—-]?\s*(.*)$/is;
/** I. Multiple choice: as English papers number their sections. */
const byRoman = /^([IVX]{1,4})\s*[.、．]\s+(.*)$/s;

/** Longest head; what is longer is a sentence that begins as heads do. Characters. */
const longestHead = 220;

export function sectionHead(text: string): SectionHead | null {
  if (text.length > longestHead) return null;
  const match = bySign.exec(text) ?? byBook.exec(text) ?? byPart.exec(text) ?? byRoman.exec(text);
  return match ? { ordinal: match[1]!.replace(/\s/g, ''), title: match[2]!.trim() } : null;
}

/** A number at the beginning of a line, and how long it is. */
export interface Number {
  readonly number: number;
  readonly length: number;
  /** A bracket for a tick or a cross was before it. */
  readonly before: string;
}

/** Finds the number that a line begins with. */
export type NumberOf = (text: string) => Number | null;

const numbered =
  /^(?:([（(][\s\u3000√×✓✗对错TF]*[）)])\s*)?(?:第\s*)?(?:[【［[]\s*)?(\d{1,3})(?:\s*[】］\]]|\s*题[\s：:]|\s*[、．：:]|\s*\.(?!\d)|\s*\.(?=\d{4}年)|\s*[)）](?![\d+\-×÷=]))\s*/u;
const named = /^()(?:Question|Q)\s*(\d{1,3})\s*[.．:：)）]?\s*/i;
const withPoints = /^()(\d{1,3})\s*(?=[（(](?:本[小大]?题)?[^（）()]{0,8}\d+(?:\.5)?\s*分)/u;

export function questionNumber(text: string): Number | null {
  const match = numbered.exec(text) ?? withPoints.exec(text) ?? named.exec(text);
  if (!match) return null;
  return { number: Number(match[2]), length: match[0].length, before: match[1] ?? '' };
}

const bracketed = /^()[（(]\s*(\d{1,3})\s*[）)]\s*/u;

/** (1), (2): parts of a question as a rule; in papers that number nothing else they are its questions. */
export function bracketedNumber(text: string): Number | null {
  const match = bracketed.exec(text);
  return match && { number: Number(match[2]), length: match[0].length, before: '' };
}

/** Points that a text speaks of. */
export interface PointsFound {
  readonly each: number | null;
  readonly perGap: number | null;
  readonly total: number | null;
}

const each = /每(?:小)?题\s*(?:各)?\s*(\d+(?:\.\d+)?)\s*分|(\d+(?:\.\d+)?)\s*(?:points?|marks?) each/i;
const perGap = /每(?:空|格|个空)\s*(\d+(?:\.\d+)?)\s*分/;
const total =
  /(?:共计?|满分|合计|总分|本[大小]?题)\s*(\d+(?:\.\d+)?)\s*分|[（(]\s*(\d+(?:\.\d+)?)\s*分\s*[）)]|[（(]\s*(\d+(?:\.\d+)?)\s*(?:points?|marks?|pts?)\s*[）)]|,\s*(\d+(?:\.\d+)?)\s*(?:points?|marks?)\)/i;
/** 4+6=10, 4分+6分, 2+3+5 分: the points of parts, one after the other. */
const summed =
  /(\d+(?:\.5)?\s*分?(?:\s*[+＋]\s*\d+(?:\.5)?\s*分?)+)\s*(?:[=＝]\s*(\d+(?:\.5)?))?\s*(?=分|points?|marks?|[）)，,]|$)/i;

const figure = (match: RegExpExecArray | null): number | null => {
  const text = match?.slice(1).find((part) => part !== undefined);
  return text === undefined ? null : Number(text);
};

function sumOfParts(text: string): number | null {
  const match = summed.exec(text);
  if (!match) return null;
  if (match[2] !== undefined) return Number(match[2]);
  return [...match[1]!.matchAll(/\d+(?:\.5)?/g)].reduce((sum, [part]) => sum + Number(part), 0);
}

export const pointsIn = (text: string): PointsFound => {
  const last = [...text.matchAll(new RegExp(total, 'gi'))].at(-1) as RegExpExecArray | undefined;
  return {
    each: figure(each.exec(text)),
    perGap: figure(perGap.exec(text)),
    total: figure(last ?? null) ?? sumOfParts(text),
  };
};

/** A remark about points in brackets: it is read, and removed from the question. */
export const pointsRemark =
  /[（(]\s*(?:本[小大]?题)?\s*(?:共\s*\d+\s*小?题[，,；;]?\s*)?(?:(?:每(?:小题|题|空|格)\s*\d+(?:\.\d+)?\s*分[，,；;]?\s*)?(?:共|满分|计|共计)?\s*\d+(?:\.\d+)?\s*分|每(?:小题|题|空|格)\s*\d+(?:\.\d+)?\s*分)\s*[）)]|[（(]\s*\d+(?:\.\d+)?\s*(?:points?|marks?|pts?)\s*[）)]|[（(]\s*(?:(?:本[小大]?题)?\s*(?:满分|共)?\s*\d+(?:\.5)?\s*分\s*[，,；;：:]\s*)?\d+(?:\.5)?\s*分?(?:\s*[+＋]\s*\d+(?:\.5)?\s*分?)+(?:\s*[=＝]\s*\d+(?:\.5)?\s*(?:分|points?|marks?)?|\s*(?:分|points?|marks?)|(?<=分))\s*[）)]/iu;

/** Fields after a question: answer, explanation, knowledge points. */
export type Field = 'answer' | 'analysis' | 'knowledge' | 'difficulty' | 'transcript' | 'ignored';

const fieldNames: readonly (readonly [RegExp, Field])[] = [
  [/^(?:参考|正确|标准)?答案$|^答$|^(?:(?:correct|right) )?answer$|^ans$|^key$/i, 'answer'],
  [
    /^(?:试题|答案)?(?:解析|分析|详解|点评|点拨|思路|解答|评析|解题思路|导引|导语|点睛|analysis|explanation|solution|rationale)$/i,
    'analysis',
  ],
  [/^(?:知识点|考点|考查点|命题点|专题)$/, 'knowledge'],
  [/^难度(?:系数)?$/, 'difficulty'],
  [/^(?:听力)?(?:原文|材料|录音原文)$/, 'transcript'],
  [/^(?:题型|来源|分值|年级|学科|题号|素养|能力)$/, 'ignored'],
];
const inBrackets = /^[【［[]\s*([^】］\]]{1,8}?)\s*[】］\]]\s*[：:]?\s*/u;
const withColon =
  /^((?:参考|正确|标准)?答案|(?:试题|答案)?解析|分析|详解|点评|考点|知识点|难度(?:系数)?|听力原文|录音原文|(?:(?:correct|right) )?answer|ans|explanation|rationale|analysis|key)\s*[：:]\s*/i;
/** The name (答案 B), and room instead of a colon. */
const withRoom = /^((?:参考|正确|标准)?答案|解析)[ \t\u3000]+(?=\S)/;
/** 【21题详解】 stands over what is said of one question among several. */
const ofNumber = /^[【［[]\s*(?:第\s*)?(\d{1,3})\s*(?:小?题)?\s*(?:详解|解析|分析|答案)\s*[】］\]]\s*[：:]?\s*/;

export interface FieldFound {
  readonly field: Field;
  /** How long its name is. */
  readonly length: number;
  /** The question that it names; null: the one that it stands with. */
  readonly number: number | null;
}

/** The field that a text begins with. */
export function fieldAt(text: string): FieldFound | null {
  const numbered = ofNumber.exec(text);
  if (numbered) return { field: 'analysis', length: numbered[0].length, number: Number(numbered[1]) };
  const match = inBrackets.exec(text) ?? withColon.exec(text) ?? withRoom.exec(text);
  if (!match) return null;
  const found = fieldNames.find(([name]) => name.test(match[1]!.trim()));
  return found ? { field: found[1], length: match[0].length, number: null } : null;
}

const longestAnswerHead = 60;
const answerHeads: readonly RegExp[] = [
  /(?:^|[\s\u3000》）])(?:参考|标准)?答案(?:[与及和、]?(?:试题)?(?:解析|详解|评分标准|评分参考|评分细则|评分建议|提示|部分))*[\s\u3000]*(?:[（(][^（）()]{1,20}[）)])?[：:]?$/,
  /(?:参考|标准)答案(?:[与及和、]?(?:试题)?(?:解析|详解|评分标准|评分参考|评分细则|评分建议))*[：:]?$/,
  /^(?:the |suggested |model |reference )?(?:answers?(?: keys?| sheet)?|keys?|solutions?|mark(?:ing)? scheme)(?: (?:and|&) (?:explanations?|solutions?|analysis))?\s*[:：.]?$/i,
];
/** A name that stands over one answer as often as over all of them. */
const bareHead = /^(?:答案|answer|key|solution)\s*[：:.]?$/i;

/** Over what a line stands that says no more than "answers": those of the paper, or one; null for another line. */
export function answerHead(text: string): 'all' | 'one' | null {
  if (text.length >= longestAnswerHead || /^\d|[【［[]/.test(text)) return null;
  if (bareHead.test(text)) return 'one';
  return answerHeads.some((head) => head.test(text)) ? 'all' : null;
}

/** Numbers of the questions that belong to a text: `完成5～8题`, `回答第6、7题`, `for questions 5 to 8`. */
const range =
  /(?:完成|回答|解答|做|答|questions?|第)\s*(?:下列|下面|后面|文后)?(?:的)?\s*(?:第)?\s*(\d{1,3})\s*(?:小?题)?\s*(?:[~～\-—–－―至到、和,，]|to|and)+\s*(?:第)?\s*(\d{1,3})\s*(?:[两二三四五六]?个?(?:小|各)?题|\b)/iu;

export function rangeIn(text: string): readonly [number, number] | null {
  const match = range.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return match && to > from && to - from < 40 ? [from, to] : null;
}

/** One question that a text belongs to: 回答第5题. */
export function oneIn(text: string): readonly [number, number] | null {
  const match = /(?:完成|回答)\s*第\s*(\d{1,3})\s*(?:小)?题/.exec(text);
  return match ? [Number(match[1]), Number(match[1])] : null;
}

const introduction =
  /^(?:[（(][一二三四五六七八九十\d]{1,2}[）)]\s*)?(?:听(?:下面|下列|第|一段|以下)|阅读(?:下面|下列|以下|短文|文章|材料|文段|诗歌|古诗|本文|这)|(?:认真|仔细)?(?:阅读|读)[^。]{0,20}(?:回答|完成|选择)|根据(?:短文|所听|下面|下列|材料|对话)[^。]{0,30}(?:回答|完成|选择|选出)|Read the|Listen to|完形填空|默读)/iu;

/** A line that begins a text with questions about it. */
export const isIntroduction = (text: string): boolean =>
  text.length < 200 && (introduction.test(text) || (rangeIn(text) !== null && /读|听|材料|短文|根据/.test(text)));

/** The letter over a passage of an English paper. */
export const isPassageLetter = (text: string): boolean =>
  /^(?:Passage\s*)?(?:[A-E]|[1-6]|[一二三四])$/i.test(text.trim()) && !/^\d$/.test(text.trim());

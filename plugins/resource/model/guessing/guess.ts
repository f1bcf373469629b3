import { extensionOf } from 'edutech/core/common/files/file-groups';
import { gradesOfStage, type Stage, stageOfGrade, stages } from 'edutech/core/common/teaching/stages';
import { formOf, type Kind } from '../kinds';

/** Values guessed from the names of a file and its folders; unknown ones are absent. */
export interface Guess {
  readonly title: string;
  readonly kind: Kind;
  readonly stage?: Stage;
  /** 1 to 12. */
  readonly grade?: number;
  readonly subjectId?: string;
  readonly term?: 1 | 2;
  /** Words that may name the chapter: of the file's own name first, then of its folders from the nearest on. */
  readonly chapters: readonly string[];
  readonly keywords: readonly string[];
}

/** A subject by the names under which people file it. */
export interface KnownSubject {
  readonly id: string;
  readonly names: readonly string[];
}

/** Words of names by what they say, the first that is found counts: 导学案 is no 教案. */
const kindWords: readonly (readonly [RegExp, Kind])[] = [
  [/试卷|试题|真题|月考|期中|期末|模拟卷|测试卷|\b(?:exam|paper|test)\b/i, 'paper'],
  [/练习|习题|作业|导学案|学案|训练|\b(?:exercises?|worksheets?|homework)\b/i, 'exercise'],
  [/教案|教学设计|说课稿?|备课|\b(?:lesson[ _-]?plan)\b/i, 'plan'],
  [/课件|幻灯片?|\b(?:slides?|courseware)\b/i, 'courseware'],
  [/微课|课堂实录|视频|录像|\b(?:video|lecture|film)\b/i, 'film'],
  [/录音|朗读|听力|音频|范读|\b(?:audio|listening|recording)\b/i, 'recording'],
  [/图片|示意图|插图|挂图|照片|\b(?:picture|photo|diagram|figure)s?\b/i, 'picture'],
  [/素材|资料|\bmaterials?\b/i, 'material'],
];

const kindByExtension: Readonly<Record<string, Kind>> = { ppt: 'courseware', pptx: 'courseware' };
const kindByForm = { video: 'film', audio: 'recording', picture: 'picture', document: 'other' } as const;

const digits = '一二三四五六七八九';
const grades: readonly (readonly [RegExp, (match: RegExpMatchArray) => number])[] = [
  [/初([一二三])/, ([, digit]) => 6 + digits.indexOf(digit!) + 1],
  [/高([一二三])/, ([, digit]) => 9 + digits.indexOf(digit!) + 1],
  [/([一二三四五六七八九])年级/, ([, digit]) => digits.indexOf(digit!) + 1],
  [/(?:^|[^一-龥])([一二三四五六七八九])[上下](?![面边子来去])/, ([, digit]) => digits.indexOf(digit!) + 1],
  [/\bgrade[ _-]?(\d{1,2})\b/i, ([, number]) => Number(number)],
  [/\bg(\d{1,2})\b/i, ([, number]) => Number(number)],
];

const stageWords: Readonly<Record<Stage, RegExp>> = {
  primary: /小学|\bprimary\b/i,
  junior: /初中|\bjunior\b/i,
  senior: /高中|\bsenior\b/i,
};

const termWords: readonly (readonly [RegExp, 1 | 2])[] = [
  [/上册|上学期|第一学期|[一二三四五六七八九]上/, 1],
  [/下册|下学期|第二学期|[一二三四五六七八九]下/, 2],
];

/** Before a title: numbers and brackets that files are sorted and labelled by. */
const ahead =
  /^(?:[\s_\-–—.、·]*(?:[（(【[][^）)】\]]{1,12}[）)】\]]|\d{1,3}(?=[\s_\-–—、]|[.．](?!\d))))+[\s_\-–—.．、·]*/u;
/** Behind it: versions, dates and counters that copying leaves. */
const behind = /[\s_\-–—.]*(?:[（(]\d{1,3}[）)]|副本|最终版?|终稿|定稿|修改版?|新版|v\d+(?:\.\d+)*|\d{8}|copy)+$/iu;

const withoutExtension = (name: string) => {
  const extension = extensionOf(name);
  return extension ? name.slice(0, -extension.length - 1) : name;
};

/** A title as a person would write it: without what only sorts or counts files. Never empty. */
export const titleOf = (fileName: string): string => tidy(withoutExtension(fileName)) || fileName.slice(0, 100);

/** The name of a folder in the same way; a point in it (`1.2.2 数轴`) begins no extension. */
function tidy(name: string): string {
  const bare = name.normalize('NFC');
  const tidied = bare
    .replace(behind, '')
    .replace(ahead, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return (tidied || bare.trim()).slice(0, 100);
}

function gradeIn(text: string): number | undefined {
  for (const [pattern, numberOf] of grades) {
    const match = text.match(pattern);
    const number = match && numberOf(match);
    if (number && number >= 1 && number <= 12) return number;
  }
  return undefined;
}

/** The grade that a text names, counted within the stage where that is how it is said: 高中 一年级 is the tenth. */
function gradeOf(text: string, stage: Stage | undefined): number | undefined {
  const number = gradeIn(text);
  if (number === undefined || stage === undefined) return number;
  const [first, last] = gradesOfStage[stage];
  if (number >= first && number <= last) return number;
  return number <= last - first + 1 ? first + number - 1 : undefined;
}

/** The longest name that stands in the text; 道德与法治 rather than 法治. */
function subjectIn(text: string, subjects: readonly KnownSubject[]): string | undefined {
  const lower = text.toLowerCase();
  const [best] = subjects
    .flatMap(({ id, names }) => names.map((name) => ({ id, name: name.toLowerCase() })))
    .filter(({ name }) => name !== '' && lower.includes(name))
    .sort((one, other) => other.name.length - one.name.length);
  return best?.id;
}

/** Reads the path of a file, folders first, with `/` between them. */
export function guess(path: string, subjects: readonly KnownSubject[]): Guess {
  const parts = path.split('/').filter((part) => part.trim() !== '');
  const fileName = parts.at(-1) ?? path;
  const folders = parts.slice(0, -1).reverse();
  // names nearest to the file count most
  const texts = [withoutExtension(fileName), ...folders];
  const first = <T>(read: (text: string) => T | undefined): T | undefined => {
    for (const text of texts) {
      const found = read(text);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const saidStage = first((text) => stages.find((stage) => stageWords[stage].test(text)));
  const grade = first((text) => gradeOf(text, saidStage));
  const stage = saidStage ?? (grade === undefined ? undefined : stageOfGrade(grade));
  const subjectId = first((text) => subjectIn(text, subjects));
  const term = first((text) => termWords.find(([pattern]) => pattern.test(text))?.[1]);
  const title = titleOf(fileName);
  return {
    title,
    kind: kindOf(fileName, texts),
    ...(stage && { stage }),
    ...(grade !== undefined && { grade }),
    ...(subjectId && { subjectId }),
    ...(term && { term }),
    chapters: [title, ...folders.map(tidy)],
    keywords: keywordsOf(title),
  };
}

function kindOf(fileName: string, texts: readonly string[]): Kind {
  for (const text of texts) {
    const known = kindWords.find(([pattern]) => pattern.test(text));
    if (known) return known[1];
  }
  return kindByExtension[extensionOf(fileName)] ?? kindByForm[formOf(fileName)];
}

/** Separate parts of a title: texts in title marks (《》), and words between separators. */
function keywordsOf(title: string): string[] {
  const named = [...title.matchAll(/[《「“"]([^》」”"]{2,20})[》」”"]/gu)].map(([, name]) => name!.trim());
  const parts = title
    .split(/[\s·・:：,，、—–|]+|(?<=\D)-(?=\D)/u)
    .map((part) => part.replaceAll(/[《》「」“”"（）()]/gu, '').trim())
    .filter((part) => part.length >= 2 && part.length <= 12 && !/^[\d.]+$/.test(part));
  return [...new Set([...named, ...parts])].slice(0, 5);
}

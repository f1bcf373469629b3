import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Id } from 'edutech/core/common/ids';
import type { Paper, PaperFront, PaperQuestion, PaperSection } from 'edutech/plugins/questions/api/papers';
import { answeredParts, pointsOf } from 'edutech/plugins/questions/kit/common/question-body';
import { demoPictures } from 'edutech/plugins/questions/server/demo/pictures';
import { questionOf } from 'edutech/plugins/questions/server/demo/question-of';
import { writtenQuestions } from 'edutech/plugins/questions/server/demo/read-questions';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { WrittenMedium } from 'edutech/plugins/questions/server/exporting/writer';

const folder = fileURLToPath(new URL('../../../plugins/questions', import.meta.url));
const pictures = demoPictures(folder);

/** Questions of the demo city; the name of each is its id, so that a page can be read. */
const all: readonly (PaperQuestion & { readonly book: string })[] = writtenQuestions(folder).map((written) => {
  const { body, key } = questionOf(written, (name) => ({ ...pictures.get(name)!, id: name }));
  return { id: written.slug as Id, body, key, book: written.facts.book };
});

/** Pictures of the demo city, by the names of their files. */
export const demoMedium = async (file: string): Promise<WrittenMedium | null> =>
  pictures.has(file) && file.endsWith('.png')
    ? { name: file, mime: 'image/png', ext: 'png', bytes: readFileSync(join(folder, 'server/demo/media', file)) }
    : null;

const ofType = (types: readonly number[], book = /mathematics/) =>
  all.filter(({ body, book: one }) => types.includes(body.type) && book.test(one));

/** So many of them, from the first on again where there are fewer. */
const take = (questions: readonly PaperQuestion[], count: number): PaperQuestion[] =>
  Array.from({ length: count }, (_, at) => {
    const one = questions[at % questions.length]!;
    const round = Math.floor(at / questions.length);
    return round === 0 ? one : { ...one, id: `${one.id}-${round + 1}` as Id };
  });

const ordinals = '一二三四五六七';

/** A section of a public examination: its heading says how many questions it has, and what they are worth. */
function section(at: number, name: string, inside: readonly PaperQuestion[], part?: string): PaperSection {
  const count = inside.reduce((sum, { body }) => sum + answeredParts(body).length, 0);
  const points = inside.reduce((sum, { body }) => sum + pointsOf(body), 0);
  return {
    id: `section-${at + 1}`,
    title: `${ordinals[at]}、${name}（本大题共 ${count} 小题，共 ${points} 分）`,
    questions: inside.length,
    ...(part !== undefined && { part }),
  };
}

interface Divided {
  readonly sections: PaperSection[];
  readonly questions: readonly PaperQuestion[];
}

/** Choice, gaps and questions that are worked out, as a paper of mathematics has them. */
function mathematics(choices: number, gaps: number, solved: number): Divided {
  const groups = [take(ofType([0]), choices), take(ofType([3]), gaps), take(ofType([4, 5]), solved)];
  const [choice, gap, solving] = groups as [PaperQuestion[], PaperQuestion[], PaperQuestion[]];
  return {
    questions: groups.flat(),
    sections: [
      section(0, '选择题', choice, '第Ⅰ卷　选择题'),
      section(1, '填空题', gap, '第Ⅱ卷　非选择题'),
      section(2, '解答题', solving),
    ],
  };
}

/** A paper of mathematics with so many questions, as a public examination has them. */
export const paperWith = (count: number): Paper => {
  const [choices, gaps] = [Math.round(count * 0.6), Math.round(count * 0.2)];
  return paper(title, mathematics(choices, gaps, count - choices - gaps), {
    front: fronts.standard,
    look: { size: 'a4', hasBinding: true },
    answers: 'after',
  });
};

/** Fronts as the presets of exam papers have them. */
export const fronts = {
  default: {
    info: '满分 120 分　　考试时间 120 分钟',
    student: { fields: ['学校', '班级', '姓名', '考号'], boxes: 0 },
  },
  standard: {
    secret: '保密★启用前',
    subtitle: '七年级数学试题',
    info: '满分 120 分　　考试时间 120 分钟　　考试日期 2027 年 1 月 14 日',
    student: { fields: ['学校', '班级', '姓名', '准考证号'], boxes: 9 },
    hasScores: true,
    notes: [
      '本试题分第Ⅰ卷和第Ⅱ卷两部分。答卷前，考生务必将姓名、准考证号填写清楚。',
      '选择题用 2B 铅笔填涂在答题卡上，非选择题用 0.5 毫米黑色签字笔书写。',
      '画图可先用铅笔，再用签字笔描清楚。考试结束后，将试题与答题卡一并交回。',
    ],
    hasSectionScores: true,
    bindingFields: ['学校', '班级', '姓名', '考场号', '座位号'],
    fillTo: 2,
  },
  test: {
    info: '满分 60 分　　时间 45 分钟',
    student: { fields: ['班级', '姓名'], boxes: 0 },
    hasScores: true,
  },
  homework: { student: { fields: ['班级', '姓名', '学号'], boxes: 0 }, hasPageNumbers: false },
} satisfies Record<string, PaperFront>;

const paper = (title: string, divided: Divided | readonly PaperQuestion[], more: Partial<Paper> = {}): Paper => ({
  title,
  language: 'zh-CN',
  answers: 'none',
  ...('questions' in divided ? divided : { questions: divided }),
  ...more,
});

const title = '云州市 2026—2027 学年第一学期期末质量监测';
const term = mathematics(10, 5, 8);

/** Papers as schools print them, by what they show. */
export const printedPapers: Readonly<Record<string, Paper>> = {
  default: paper('七年级数学期末练习', term, { front: fronts.default }),
  standard: paper(title, term, { front: fronts.standard, look: { size: 'a4', hasBinding: true } }),
  test: paper('有理数单元测验', mathematics(6, 3, 3), { front: fronts.test, answers: 'after' }),
  homework: paper('第三周周末作业', mathematics(4, 2, 2).questions, {
    front: fronts.homework,
    look: { size: 'k16' },
    note: '请写出必要的步骤，周一早读前交给组长。',
  }),
  'a3-two-columns': paper(title, term, { front: fronts.standard, look: { size: 'a3', hasBinding: true } }),
  '8k-teacher': paper(title, term, {
    front: { ...fronts.standard, watermark: '实验中学　周文静　2027-01-10' },
    look: { size: 'k8', hasBinding: true },
    answers: 'beneath',
  }),
  'long-reading': paper('英语阅读训练', ofType([8, 9], /english/), { front: fronts.default }),
  'essay-squares': paper('语文写作', [
    ...ofType([0], /chinese/).slice(0, 3),
    { ...ofType([5], /chinese/)[0]!, space: { kind: 'grid', rows: 40 }, beginsPage: true },
  ]),
  'figures-beside': paper(
    '看图解题',
    all
      .filter(({ body }) => JSON.stringify(body.stem).includes('"picture"') && body.type < 6)
      .map((one, at) => ({ ...one, figure: at % 2 === 0 ? ('end' as const) : ('below' as const) })),
  ),
  'every-type': paper(
    '综合练习',
    Object.values(questionTypes).flatMap((type) => ofType([type], /./).slice(0, 3)),
    { front: fronts.default, look: { size: 'b4' }, answers: 'after' },
  ),
  'sixty-items': paper('七年级数学总复习', mathematics(36, 14, 10), { front: fronts.test }),
  'answers-only': paper(title, term, {
    front: fronts.standard,
    look: { size: 'a4', hasBinding: true },
    answers: 'only',
  }),
};

import type { DemoResource } from './resources';

/** Chapters that have something of each of these, by two schools in turn. */
const chapters: readonly { readonly book: DemoResource['book']; readonly path: string; readonly topic: string }[] = [
  { book: 'junior-mathematics-7a-pep', path: '第一章 有理数/1.1 正数和负数', topic: '正数和负数' },
  {
    book: 'junior-mathematics-7a-pep',
    path: '第一章 有理数/1.2 有理数及其大小比较/1.2.3 相反数',
    topic: '相反数',
  },
  {
    book: 'junior-mathematics-7a-pep',
    path: '第一章 有理数/1.2 有理数及其大小比较/1.2.4 绝对值',
    topic: '绝对值',
  },
  {
    book: 'junior-mathematics-7a-pep',
    path: '第二章 有理数的运算/2.1 有理数的加法与减法/2.1.1 有理数的加法',
    topic: '有理数的加法',
  },
  { book: 'junior-chinese-7a', path: '第一单元/2 济南的冬天／老舍', topic: '济南的冬天' },
  { book: 'junior-chinese-7a', path: '第二单元/6 散步／莫怀戚', topic: '散步' },
];

interface Variant {
  readonly slug: string;
  readonly title: (topic: string) => string;
  readonly kind: DemoResource['kind'];
  readonly file: string;
  readonly description: string;
}

const variants: Readonly<Record<'mathematics' | 'chinese', readonly Variant[]>> = {
  mathematics: [
    {
      slug: 'plan',
      title: (topic) => `《${topic}》教案`,
      kind: 'plan',
      file: 'number-line-plan.docx',
      description: '含教学目标、重难点与板书，一课时。',
    },
    {
      slug: 'exercise',
      title: (topic) => `${topic} 随堂练习`,
      kind: 'exercise',
      file: 'rational-exercise.pdf',
      description: '六道题，课堂十五分钟完成。',
    },
    {
      slug: 'picture',
      title: (topic) => `${topic} 板书设计图`,
      kind: 'picture',
      file: 'number-line.png',
      description: '可直接投屏，也可打印后张贴。',
    },
  ],
  chinese: [
    {
      slug: 'plan',
      title: (topic) => `《${topic}》教案`,
      kind: 'plan',
      file: 'spring-plan.docx',
      description: '以朗读贯穿，含小练笔安排，两课时。',
    },
    {
      slug: 'slides',
      title: (topic) => `${topic} 公开课课件`,
      kind: 'courseware',
      file: 'sunrise-slides.pptx',
      description: '区级公开课使用，附节奏划分。',
    },
    {
      slug: 'melody',
      title: (topic) => `${topic} 朗读配乐`,
      kind: 'recording',
      file: 'melody.mp3',
      description: '拨弦旋律，供学生配乐朗读。',
    },
  ],
};

const owners = {
  mathematics: [
    { owner: '101/teacher/mathematics/2', school: '101' },
    { owner: '201/teacher/mathematics/1', school: '201' },
  ],
  chinese: [
    { owner: 'headteacher', school: '101' },
    { owner: '105/teacher/chinese/1', school: '105' },
  ],
} as const;

/** Public resources of several chapters, so that lists have more than one page and facets something to share out. */
export const chapterResources = (random: () => number): DemoResource[] =>
  chapters.flatMap(({ book, path, topic }, chapter) => {
    const subject = book === 'junior-chinese-7a' ? 'chinese' : 'mathematics';
    const by = owners[subject];
    return variants[subject].map(
      ({ slug, title, kind, file, description }, variant): DemoResource => ({
        slug: `${slug}-${chapter}`,
        title: title(topic),
        kind,
        files: [file],
        ...by[(chapter + variant) % by.length]!,
        book,
        chapter: path,
        visibility: 3,
        keywords: [topic],
        description,
        days: 7 + chapter * 4 + variant,
        openings: 20 + Math.floor(random() * 180),
        downloads: Math.floor(random() * 40),
      }),
    );
  });

/** A lesson or a file of a lesson of `server/demo/lessons.json`; names of files are of `server/demo/media`. */
export interface DemoLesson {
  slug: string;
  /** Code of a demo book of the plugin textbook. */
  book: string;
  /** Its chapter: titles from the top down, with slashes between. */
  chapter: string;
  title: string;
  /** As the school says them: 数学, 七年级. */
  subject: string;
  grade: string;
  teacher: string;
  school: string;
  status: number;
  ext: string;
  file: string | null;
  poster: string;
  cover: string | null;
  captions: string | null;
  minutesSeconds: string | null;
  chapters: { at: number; title: string }[];
  summary: string;
  attachments: { title: string; file: string }[];
  publishedAt: string;
  initialViews: number;
}

const bnu = (chapter: string) => [{ book: 'junior-mathematics-7a-bnu', chapter: `第二章 有理数及其运算/${chapter}` }];

/** Chapters of other editions that teach what a lesson teaches. */
export const alsoOn: Readonly<Record<string, readonly { book: string; chapter: string }[]>> = {
  'm7-signs': bnu('1 认识有理数'),
  'm7-number-line': bnu('1 认识有理数'),
  'm7-opposite': bnu('1 认识有理数'),
  'm7-absolute': bnu('1 认识有理数'),
  'm7-addition': bnu('2 有理数的加减运算'),
  'm7-fig-folding': bnu('4 有理数的乘方'),
};

/** Seconds of `mm:ss`; 0 for what has no length. */
export function secondsOf(length: string | null): number {
  const [minutes = 0, seconds = 0] = (length ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

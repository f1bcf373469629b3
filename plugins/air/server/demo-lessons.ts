import type { Id } from 'edutech/core/common/ids';

/** A book of `server/demo/lessons.json`. */
export interface DemoBook {
  code: string;
  name: string;
  subject: string;
  stage: string;
  grade: string;
  nodes: DemoNode[];
}

interface DemoNode {
  code: string;
  name: string;
  children: DemoNode[];
}

/** A lesson or a file of a lesson; names of files are of `server/demo/media`. */
export interface DemoLesson {
  slug: string;
  bookCode: string;
  nodeCode: string;
  title: string;
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

const hues: Readonly<Record<string, string>> = {
  语文: 'chinese',
  数学: 'math',
  英语: 'english',
  物理: 'physics',
  化学: 'chemistry',
  生物学: 'biology',
  历史: 'history',
  地理: 'geography',
  科学: 'science',
};
const stages: Readonly<Record<string, string>> = { 小学: 'primary', 初中: 'junior', 高中: 'senior' };

/** Colour key of a subject's cover art. */
export const hueOf = (subject: string) => hues[subject] ?? 'science';

export function stageOf(name: string): string {
  const stage = stages[name];
  if (!stage) throw new Error(`lessons.json names a stage "${name}" that there is not`);
  return stage;
}

/** Seconds of `mm:ss`; 0 for what has no length. */
export function secondsOf(length: string | null): number {
  const [minutes = 0, seconds = 0] = (length ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

export interface NodeRow {
  id: Id;
  parentId: Id | null;
  code: string;
  name: string;
}

/** All nodes of a book, parents before children. */
export function nodesOf(book: DemoBook, id: (key: string) => Id): NodeRow[] {
  const idOf = (code: string) => id(`air.node.${book.code}.${code}`);
  const below = (nodes: readonly DemoNode[], parentId: Id | null): NodeRow[] =>
    nodes.flatMap(({ code, name, children }) => [
      { id: idOf(code), parentId, code, name },
      ...below(children, idOf(code)),
    ]);
  return below(book.nodes, null);
}

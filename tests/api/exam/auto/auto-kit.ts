import { demoId } from 'edutech/host/server/demo-city/demo-id';
import type { AutoAnswer } from 'edutech/plugins/exam/api';
import type { AutoRules } from 'edutech/plugins/exam/model/auto/rules';

export const chapter = (path: string) => demoId(`textbook.node.junior-mathematics-7a-pep/${path}`);
export const where = { subjectId: demoId('subject/mathematics'), gradeId: demoId('grade/7') };

/** A paper about the first chapters of the demo book. */
export const rulesOf = (change: Partial<AutoRules> = {}): AutoRules => ({
  rows: [
    { type: 0, counts: [2, 1, 0, 0], points: 3 },
    { type: 3, counts: [2, 1, 0, 0], points: 4 },
  ],
  knowledge: { by: 'chapter', shares: [] },
  difficulty: 0.75,
  minutes: 0,
  avoid: { months: 0, homework: false, paperIds: [], sameKind: false },
  sources: [1, 2, 3],
  ...change,
});

/** Questions of each of the three papers, in their order. */
export const papersOf = ({ candidates }: AutoAnswer) =>
  candidates.map(({ items }) => items.flatMap(({ questionId }) => questionId ?? []));

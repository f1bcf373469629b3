import type { DemoContext } from 'edutech/core/server/demo/demo';
import type { AutoRules } from '../../model/auto/rules';

type MakeId = DemoContext['id'];

const where = (id: MakeId) => ({ subjectId: id('subject/mathematics'), gradeId: id('grade/7') });

/** A quiz about one chapter. */
export const demoRules = (id: MakeId): AutoRules => ({
  rows: [{ type: 0, counts: [2, 1, 0, 0], points: 3 }],
  knowledge: {
    by: 'chapter',
    shares: [{ id: id('textbook.node.junior-mathematics-7a-pep/第一章 有理数'), share: 100 }],
  },
  difficulty: 0.8,
  minutes: 0,
  avoid: { months: 0, homework: false, paperIds: [], sameKind: false },
  sources: [1, 2, 3],
});

/** What the permission matrix asks of composing by rules: nobody's things, but each one's own rules. */
export const autoSamples = {
  composeAuto: (_: unknown, id: MakeId) => ({ shared: { ...where(id), rules: demoRules(id), kept: [], seed: 1 } }),
  lastAutoRules: (_: unknown, id: MakeId) => ({ shared: where(id) }),
  keepAutoRules: (_: unknown, id: MakeId) => ({ shared: { ...where(id), rules: demoRules(id) } }),
};

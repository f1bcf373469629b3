import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { insertReview } from 'edutech/plugins/library/kit/server/reviews.queries';
import { updateWanted } from 'edutech/plugins/library/kit/server/sharing.queries';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertItem, tables } from './items.queries';

const chapterOf = (id: DemoContext['id']) => id('textbook.node.junior-mathematics-7a-pep/第一章 有理数');

async function build({ db, world, id, clock }: DemoContext): Promise<void> {
  const { teacher, countyadmin } = world.people;
  const items = [
    { key: 'own', owner: teacher, schoolId: world.schoolId, subject: 'mathematics', title: '数轴上的动点' },
    { key: 'asked', owner: teacher, schoolId: world.schoolId, subject: 'mathematics', title: '有理数的分类' },
    // what the demo teacher and the demo reviewer must never see
    { key: 'elsewhere', owner: countyadmin, schoolId: world.otherSchoolId, subject: 'chinese', title: '另一所学校的内容' },
  ];
  const now = clock.now();
  for (const { key, owner, schoolId, subject, title } of items) {
    const item = { id: id(`{{id}}.item.${key}`), schoolId, ownerPersonId: owner.personId };
    const book = { stage: 'junior', subjectId: id(`subject/${subject}`), gradeId: id('grade/7') } as const;
    await insertItem(db, { title, text: '' }, { ...item, place: { book, path: [{ id: chapterOf(id) }] } }, now);
    if (key === 'own') continue;
    await updateWanted(db, tables, [item], 3, now);
    const review = { item: { ...item, ...book }, ownerPersonId: owner.personId, wanted: 3, submittedAt: now } as const;
    await insertReview(db, tables, { id: id(`{{id}}.review.${key}`), ...review }, {});
  }
}

/** The same about a thing of one's own, and of another school. */
const ofItems =
  <Input>(input: (ids: string[]) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'teacher' as const,
    own: input([id('{{id}}.item.own')]),
    otherClass: null,
    otherSchool: input([id('{{id}}.item.elsewhere')]),
  });

/** The same about a review within the reviewer's management scope, and one out of it. */
const ofReviews =
  <Input>(input: (taskId: string) => Input) =>
  (_: unknown, id: DemoContext['id']) => ({
    as: 'auditor' as const,
    own: input(id('{{id}}.review.asked')),
    otherClass: null,
    otherSchool: input(id('{{id}}.review.elsewhere')),
  });

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    listItems: () => ({ shared: { space: 'mine', page: 1, pageLine: 15 } }),
    exportItems: () => ({ shared: { space: 'mine' } }),
    addItem: (_, id) => ({ shared: { title: '新的内容', text: '', nodeId: chapterOf(id) } }),
    removeItems: ofItems((ids) => ({ ids })),
    restoreItems: ofItems((ids) => ({ ids })),
    shareItems: ofItems((ids) => ({ ids, wanted: 2 as const })),
    withdrawItems: ofItems((ids) => ({ ids })),
    favourItems: ofItems((ids) => ({ ids, on: true })),
    reviewTask: ofReviews((taskId) => ({ taskId })),
    decideReview: ofReviews((taskId) => ({ taskId, pass: false, ticks: [], reason: '请补充来源。' })),
  },
  pages: {},
};

import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertEntry } from './entries.queries';

async function build({ db, world, id, clock }: DemoContext): Promise<void> {
  const { teacher, principal } = world.people;
  const createdAt = clock.now();
  const rows = [
    { key: 'own', author: teacher, schoolId: world.schoolId, title: '期中复习资料已放在年级组办公室' },
    { key: 'colleague', author: principal, schoolId: world.schoolId, title: '周五下午四点教研活动' },
    // A row that the demo teacher must never see.
    { key: 'elsewhere', author: world.people.countyadmin, schoolId: world.otherSchoolId, title: '另一所学校的内容' },
  ];
  for (const { key, author, schoolId, title } of rows) {
    const row = { schoolId, authorId: author.personId, title, createdAt };
    await insertEntry(db, { id: id(`{{id}}.entry.${key}`), ...row });
  }
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    addEntry: () => ({ shared: { title: '新的一条' } }),
    removeEntry: (_, id) => ({
      as: 'teacher',
      own: { id: id('{{id}}.entry.own') },
      otherClass: null,
      otherSchool: { id: id('{{id}}.entry.elsewhere') },
    }),
  },
  pages: {},
};

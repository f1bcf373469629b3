import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { insertEntry } from './entries.queries';

async function build({ db, world, id, clock }: DemoContext): Promise<void> {
  const { teacher, principal, countyadmin } = world.people;
  const rows = [
    { key: 'own', author: teacher, schoolId: world.schoolId, title: '期中复习资料已放在年级组办公室', kind: 'material' },
    { key: 'colleague', author: principal, schoolId: world.schoolId, title: '周五下午四点教研活动', kind: 'notice' },
    // A row that the demo teacher must never see.
    { key: 'elsewhere', author: countyadmin, schoolId: world.otherSchoolId, title: '另一所学校的内容', kind: 'notice' },
  ] as const;
  for (const { key, author, ...row } of rows)
    await insertEntry(db, { ...row, id: id(`{{id}}.entry.${key}`), authorId: author.personId }, clock.now());
}

const facts = { title: '新的一条', kind: 'notice' } as const;

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    exportEntries: () => ({ shared: {} }),
    addEntry: () => ({ shared: facts }),
    editEntry: (_, id) => ({
      as: 'teacher',
      own: { id: id('{{id}}.entry.own'), ...facts, version: 1 },
      otherClass: null,
      otherSchool: { id: id('{{id}}.entry.elsewhere'), ...facts, version: 1 },
    }),
    removeEntry: (_, id) => ({
      as: 'teacher',
      own: { id: id('{{id}}.entry.own') },
      otherClass: null,
      otherSchool: { id: id('{{id}}.entry.elsewhere') },
    }),
  },
  pages: {},
};

import { join } from 'node:path';
import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { routes } from '../routes';
import { insertShown } from './files.queries';

async function build({ db, world, id, files, folder }: DemoContext): Promise<void> {
  const { teacher } = world.people;
  const rows = [
    { key: 'own', schoolId: world.schoolId, title: '教研活动安排' },
    // A row that the demo teacher must never see.
    { key: 'elsewhere', schoolId: world.otherSchoolId, title: '另一所学校的文件' },
  ];
  const source = { path: join(folder, 'server/demo/media/sheet.pdf'), name: 'sheet.pdf' };
  for (const { key, schoolId, title } of rows) {
    const file = await files.store(db, source, 'general', { personId: teacher.personId, schoolId });
    await insertShown(db, schoolId, { id: id(`{{id}}.shown.${key}`), title, fileId: file.id });
  }
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: {
    getFile: (_, id) => ({
      as: 'teacher',
      own: { id: id('{{id}}.shown.own') },
      otherClass: null,
      otherSchool: { id: id('{{id}}.shown.elsewhere') },
      isOfSchool: true,
    }),
  },
  pages: { play: (_, id) => routes.play.to({ id: id('{{id}}.shown.own') }) },
};

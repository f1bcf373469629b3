import type { Demo, DemoContext } from 'edutech/core/server/demo/demo';
import { insertDemoItems, librarySamples } from 'edutech/plugins/library/kit/server/library-demo';
import type * as api from '../api';
import type plugin from '../plugin';
import { library } from './items.queries';

const chapterOf = (id: DemoContext['id']) => id('textbook.node.junior-mathematics-7a-pep/第一章 有理数');

async function build(context: DemoContext): Promise<void> {
  const { world, id } = context;
  const { teacher, countyadmin } = world.people;
  const place = { nodeId: chapterOf(id), subject: 'mathematics', schoolId: world.schoolId };
  await insertDemoItems(context, library, [
    {
      key: 'own',
      ...place,
      owner: teacher,
      facts: { title: '数轴上的动点', kind: 'task', text: '用一根橡皮筋和两枚图钉，边动边说：点走了多远，停在哪里。' },
    },
    {
      key: 'asked',
      ...place,
      owner: teacher,
      facts: { title: '有理数的分类', kind: 'reading', text: '从温度、海拔和收支里找有理数，再按两种标准各分一次。' },
      wanted: 3,
    },
    // what the demo teacher and the demo reviewer must never see
    {
      key: 'elsewhere',
      ...place,
      owner: countyadmin,
      schoolId: world.otherSchoolId,
      subject: 'chinese',
      facts: { title: '另一所学校的内容', kind: 'project', text: '' },
      wanted: 3,
    },
  ]);
}

export const demo: Demo<typeof plugin, typeof api> = {
  build,
  samples: librarySamples(library.area, { title: '新的内容', kind: 'task' as const, text: '' }, chapterOf),
  pages: {},
};

import type { DemoContext } from 'edutech/core/server/demo/demo';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { Type } from 'typebox';
import { kinds } from '../../model/kinds';
import type { DemoPlace, DemoResource } from './resources';

const Chapter = Type.Object({ book: Type.String(), chapter: Type.String() });
const Variant = Type.Object({
  title: Type.String(),
  kind: Type.Enum([...kinds]),
  file: Type.String(),
  description: Type.String(),
});

/** Two schools in turn. */
const owners: Readonly<Record<string, readonly { readonly owner: string; readonly school: string }[]>> = {
  mathematics: [
    { owner: '101/teacher/mathematics/2', school: '101' },
    { owner: '201/teacher/mathematics/1', school: '201' },
  ],
  chinese: [
    { owner: 'headteacher', school: '101' },
    { owner: '105/teacher/chinese/1', school: '105' },
  ],
};

/** Public resources of several chapters, so that lists have more than one page and facets something to share out. */
export function chapterResources(
  { folder, random }: Pick<DemoContext, 'folder' | 'random'>,
  places: readonly DemoPlace[],
): DemoResource[] {
  const variants = Map.groupBy(readDemo(folder, 'series/variants.txt'), ({ name }) => name.split(' ')[0]!);
  return readDemo(folder, 'series/chapters.txt').flatMap((record, chapter) => {
    const { name: topic } = record;
    const place = demoValues(Chapter, record);
    const { subject } = places.find(({ book }) => book === place.book)!;
    const by = owners[subject]!;
    return variants.get(subject)!.map((one, variant): DemoResource => {
      const { title, kind, file, description } = demoValues(Variant, one);
      return {
        slug: `${one.name.split(' ')[1]}-${chapter}`,
        title: title.replace('{topic}', topic),
        kind,
        files: [file],
        ...by[(chapter + variant) % by.length]!,
        ...place,
        visibility: 'public',
        keywords: [topic],
        description,
        days: 7 + chapter * 4 + variant,
        openings: 20 + Math.floor(random() * 180),
        downloads: Math.floor(random() * 40),
      };
    });
  });
}

import type { Db } from 'edutech/core/server/data/db';
import type { ChildQuestion, ChildSource, HomeworkOfChild } from '../../api/sources';
import { weekOf } from '../../model/evening';
import type { OwnChild } from './own-children';

type Asked = Pick<ChildQuestion, 'language' | 'now'>;

/** What areas are asked about a child. */
export const questionOf = ({ childId, schoolId }: OwnChild, { language, now }: Asked): ChildQuestion => ({
  personId: childId,
  schoolId,
  language,
  now,
});

/** A child's homework of all areas, by deadline: what is open, and what ended since the week began. `own` sees as the child. */
export async function homeworkOf(
  sources: readonly ChildSource<Db>[],
  own: Db,
  child: OwnChild,
  asked: Asked,
): Promise<HomeworkOfChild[]> {
  const found = [];
  for (const source of sources)
    found.push((await source.homework?.(own, questionOf(child, asked), weekOf(asked.now).since)) ?? []);
  return found.flat().sort((a, b) => (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity));
}

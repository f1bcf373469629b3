import type { Id } from 'edutech/core/common/ids';
import type { DemoContext, DemoPerson } from 'edutech/core/server/demo/demo';
import type { Shared } from '../common/sharing';
import { addItem, type Library } from './library-handlers';
import { insertReview } from './reviews.queries';
import { updateWanted } from './sharing.queries';

/** A thing of the demo city, of grade 7. */
interface DemoItem<Facts> {
  /** Its id is that of `<area>.item.<key>`, and of its review that of `<area>.review.<key>`. */
  readonly key: string;
  readonly owner: DemoPerson;
  readonly schoolId: Id;
  readonly nodeId: Id;
  /** Code of the subject: `mathematics`. */
  readonly subject: string;
  readonly facts: Facts;
  /** A review waits that asks for it to be shared so far. */
  readonly wanted?: Shared;
}

/** Writes things of the demo city, and the reviews that wait. */
export async function insertDemoItems<Facts>(
  { db, id, clock }: DemoContext,
  library: Pick<Library<unknown, Facts, unknown, string>, 'area' | 'tables' | 'insert'>,
  items: readonly DemoItem<Facts>[],
): Promise<void> {
  const { area, tables } = library;
  const now = clock.now();
  for (const { key, owner, schoolId, nodeId, subject, facts, wanted } of items) {
    const item = { id: id(`${area}.item.${key}`), schoolId, ownerPersonId: owner.personId };
    const book = { stage: 'junior', subjectId: id(`subject/${subject}`), gradeId: id('grade/7') } as const;
    await addItem(db, library, facts, { ...item, place: { book, path: [{ id: nodeId }] } }, now);
    if (!wanted) continue;
    await updateWanted(db, tables, [item], wanted, now);
    const review = { item: { ...item, ...book }, ownerPersonId: owner.personId, wanted, submittedAt: now };
    await insertReview(db, tables, { id: id(`${area}.review.${key}`), ...review }, {});
  }
}

type IdOf = DemoContext['id'];

/**
 * Samples of the calls of `libraryEndpoints`: about the things `own` of the demo teacher and `elsewhere` of another school, and
 * the reviews `asked` within the demo reviewer's management scope and `elsewhere` out of it.
 */
export function librarySamples<Facts extends object>(area: string, facts: Facts, nodeId: (id: IdOf) => Id) {
  const ofItems =
    <Input>(input: (itemId: Id) => Input) =>
    (_: unknown, id: IdOf) => ({
      as: 'teacher' as const,
      own: input(id(`${area}.item.own`)),
      otherClass: null,
      otherSchool: input(id(`${area}.item.elsewhere`)),
    });
  const ofReviews =
    <Input>(input: (taskId: Id) => Input) =>
    (_: unknown, id: IdOf) => ({
      as: 'auditor' as const,
      own: input(id(`${area}.review.asked`)),
      otherClass: null,
      otherSchool: input(id(`${area}.review.elsewhere`)),
    });
  return {
    listItems: () => ({ shared: { space: 'mine' as const, page: 1, pageLine: 15 } }),
    exportItems: () => ({ shared: { space: 'mine' as const } }),
    addItem: (_: unknown, id: IdOf) => ({ shared: { ...facts, nodeId: nodeId(id) } }),
    changeItem: ofItems((id) => ({ id, ...facts, version: 1 })),
    removeItems: ofItems((id) => ({ ids: [id] })),
    restoreItems: ofItems((id) => ({ ids: [id] })),
    shareItems: ofItems((id) => ({ ids: [id], wanted: 2 as const })),
    withdrawItems: ofItems((id) => ({ ids: [id] })),
    favourItems: ofItems((id) => ({ ids: [id], on: true })),
    reviewTask: ofReviews((taskId) => ({ taskId })),
    decideReview: ofReviews((taskId) => ({ taskId, pass: false, ticks: [], reason: '请补充来源。' })),
  };
}

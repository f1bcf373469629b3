import { DemoLines, demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import { origins, reasons } from '../../model/entry';
import type { Grade } from 'edutech/plugins/questions/kit/common/scheduling/memory';

const Entry = Type.Object({
  subject: Type.String(),
  type: Type.Integer(),
  origin: Type.Enum([...origins]),
  words: Type.Optional(Type.String()),
  reason: Type.Optional(Type.Enum([...reasons])),
  daysAgo: Type.Integer(),
  /** `review (days ago): grade`. */
  review: DemoLines,
});

/** A question that the demo student added to the collection himself, and how he has practised it. */
export interface DemoEntry extends Omit<Static<typeof Entry>, 'review'> {
  readonly slug: string;
  readonly reviews: readonly { readonly daysAgo: number; readonly grade: Grade }[];
}

export const demoEntries = (folder: string): DemoEntry[] =>
  readDemo(folder, 'entries.txt').map((record) => {
    const { review, ...facts } = demoValues(Entry, record);
    return {
      ...facts,
      slug: record.name,
      reviews: review.map(({ note, text }) => ({ daysAgo: Number(note), grade: Number(text) as Grade })),
    };
  });

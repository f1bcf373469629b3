import { stages } from 'edutech/core/common/teaching/stages';
import { demoValues } from 'edutech/core/server/demo/demo-values';
import { readDemo } from 'edutech/core/server/demo/read-demo';
import { type Static, Type } from 'typebox';
import { kinds, licences } from '../../model/kinds';
import { visibilities } from '../../model/sharing';

const Resource = Type.Object({
  title: Type.String(),
  kind: Type.Enum([...kinds]),
  /** Of `media/`, the main one first. */
  files: Type.Array(Type.String()),
  /** A demo account, or a person of the plan by his key (`201/teacher/mathematics/1`). */
  owner: Type.String(),
  /** Code of the owner's school. */
  school: Type.String(),
  /** Of books.txt. */
  book: Type.String(),
  /** Path in the book's contents. */
  chapter: Type.String(),
  visibility: Type.Enum(Object.keys(visibilities) as (keyof typeof visibilities)[]),
  /** How far a waiting review asks for it to be shared. */
  wanted: Type.Optional(Type.Enum(['school', 'public'])),
  /** Why it was returned last. */
  returned: Type.Optional(Type.String()),
  licence: Type.Optional(Type.Enum([...licences])),
  keywords: Type.Array(Type.String()),
  description: Type.Optional(Type.String()),
  /** Days before now when it came to where it is. */
  days: Type.Integer(),
  openings: Type.Optional(Type.Integer()),
  downloads: Type.Optional(Type.Integer()),
  /** Ratings, and their sum. */
  rated: Type.Optional(Type.Tuple([Type.Integer(), Type.Integer()])),
});
const Place = Type.Object({
  name: Type.String(),
  stage: Type.Enum([...stages]),
  subject: Type.String(),
  grade: Type.Integer(),
});

/** A resource of the demo city. */
export type DemoResource = Static<typeof Resource> & { readonly slug: string };

/** A book of the demo with what it hangs on. */
export type DemoPlace = Static<typeof Place> & { readonly book: string };

export const demoPlaces = (folder: string): DemoPlace[] =>
  readDemo(folder, 'books.txt').map((record) => ({ book: record.name, ...demoValues(Place, record) }));

/** What can be seen at once: every form, every visibility, waiting and returned. */
export const namedResources = (folder: string): DemoResource[] =>
  readDemo(folder, 'resources.txt').map((record) => ({ slug: record.name, ...demoValues(Resource, record) }));

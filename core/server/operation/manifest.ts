import { createHash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** A table in an archive. `sha256` is that of its rows as COPY sends them in the order of its key. */
export const TableInBackup = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Integer(),
  bytes: Type.Integer(),
  sha256: Hash,
  entry: Type.String(),
});
export type TableInBackup = Static<typeof TableInBackup>;

/** What an archive holds, and the hashes by which that is known to be whole. */
export const Manifest = Type.Object({
  format: Type.Literal(1),
  createdAt: Type.String(),
  /** Version of the platform that made it. */
  platform: Type.String(),
  city: Type.String(),
  /** Version of the queue's tables: jobs of another version are not restored. */
  queueVersion: Type.Integer(),
  tables: Type.Array(TableInBackup),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() })),
  /** Contents of files; null: it was made without them. */
  files: Type.Union([
    Type.Object({ count: Type.Integer(), bytes: Type.Integer(), missing: Type.Array(Hash), sha256: Hash }),
    Type.Null(),
  ]),
  /** Hash of all the above. */
  whole: Hash,
});
export type Manifest = Static<typeof Manifest>;

/** The first entry of an archive, always readable. */
export const About = Type.Object({
  format: Type.Literal(1),
  createdAt: Type.String(),
  isEncrypted: Type.Boolean(),
  salt: Type.String(),
});
export type About = Static<typeof About>;

/** Names of the two entries that are no table and no file. */
export const aboutEntry = 'about.json';
export const manifestEntry = 'manifest.json';
export const fileEntry = (sha256: string) => `files/${sha256}`;

/** One hash over all tables, sequences and files. */
export const wholeHash = (content: Omit<Manifest, 'whole'>): string =>
  hashOf(JSON.stringify({ ...content, whole: '' }));

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One hash over the names of contents, which are hashes themselves. */
export const hashOfContents = (contents: readonly string[]) => hashOf([...contents].sort().join('\n'));

/** Reads a manifest and checks its own hash. Throws where it is damaged or of a later version. */
export function readManifest(text: string): Manifest {
  const content: unknown = JSON.parse(text);
  if (!Value.Check(Manifest, content)) throw new Error('its manifest is of another version');
  if (wholeHash(content) !== content.whole) throw new Error('its manifest does not fit its own hash');
  return content;
}

export function readAbout(text: string): About {
  const content: unknown = JSON.parse(text);
  if (!Value.Check(About, content)) throw new Error('it is of another version');
  return content;
}

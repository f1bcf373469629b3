import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputOf } from 'edutech/core/common/endpoint';
import type { FileGroup } from 'edutech/core/common/files/file-groups';
import { asSystem } from 'edutech/core/server/actor';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files } from 'edutech/core/server/files/files';
import type { TestApp } from '../../support/servers/start-app';
import { onePoint } from '../../support/uploading';

export const resource = (slug: string) => demoId(`resource.resource.${slug}`);
export const node = (book: string, path: string) => demoId(`textbook.node.${book}/${path}`);
export const numberLine = node('junior-mathematics-7a-pep', '第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴');
export const firstChapter = node('junior-mathematics-7a-pep', '第一章 有理数');

/** What a form says when it says the least. */
export const values = (title: string) => ({
  title,
  stageId: 'junior',
  subjectId: demoId('subject/mathematics'),
  nodeIds: [numberLine],
  kind: 'picture',
  licence: 'teaching',
});

/** A file that somebody has just uploaded, and that goes by itself unless somebody keeps it. */
export async function uploaded(
  app: TestApp,
  by: DemoAccount,
  name: string,
  { group = 'general', bytes = onePoint }: { group?: FileGroup; bytes?: Uint8Array } = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-resources-'));
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  const { personId, schoolId } = app.world.people[by];
  const { services, container } = app.platform;
  const file = await services.database.write(asSystem('a test'), (db) =>
    container.get(Files).store(db, { path, name }, group, { personId, schoolId, keptFor: 60_000 }),
  );
  await rm(folder, { recursive: true });
  return file.id;
}

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

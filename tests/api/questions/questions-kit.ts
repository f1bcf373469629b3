import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { Files } from 'edutech/core/server/files/files';
import type { TestApp } from '../../support/servers/start-app';
import { onePoint } from '../../support/uploading';

export const question = (slug: string) => demoId(`questions.question.${slug}`);
export const node = (path: string, book = 'junior-mathematics-7a-pep') => demoId(`textbook.node.${book}/${path}`);
export const firstChapter = node('第一章 有理数');
export const numberLine = node('第一章 有理数/1.2 有理数及其大小比较/1.2.2 数轴');

interface Answered {
  readonly envelope: { readonly data: unknown } | null;
}

/** What a call answered. */
export const dataOf = <E>(answer: Answered): OutputOf<E> => answer.envelope!.data as OutputOf<E>;

/** Message key of an error. */
export const keyOf = (answer: Answered): string => (answer.envelope!.data as { key: string }).key;

export const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const paragraph = (text: string) => (text === '' ? [] : [{ kind: 'paragraph', inlines: [{ kind: 'text', text }] }]);

/** What a form says when it says the least: a single choice. */
export const values = (stem: string, more: object = {}) => ({
  body: { type: 0, stem: paragraph(stem), options: ['3', '5', '7'].map(paragraph), points: 3 },
  key: { choice: [1] },
  difficulty: 2,
  stageId: 'junior',
  subjectId: demoId('subject/mathematics'),
  gradeId: demoId('grade/7'),
  nodeIds: [numberLine],
  knowledge: [{ kiid: demoId('textbook.point.junior-mathematics/数与代数/有理数/数轴'), part: -1 }],
  kind: 'exercise',
  year: 2026,
  region: '云州市',
  ...more,
});

/** A picture that somebody has just uploaded, and that goes by itself unless a question keeps it. */
export async function uploaded(app: TestApp, by: DemoAccount, name = 'figure.png'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-questions-'));
  const path = join(folder, 'file');
  await writeFile(path, onePoint);
  const { personId, schoolId } = app.world.people[by];
  const { services, container } = app.platform;
  const file = await services.database.write(asSystem('a test'), (db) =>
    container.get(Files).store(db, { path, name }, 'photos', { personId, schoolId, keptFor: 60_000 }),
  );
  await rm(folder, { recursive: true });
  return file.id;
}

import { afterAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { picture } from '../../../../tests/support/papers/package';
import { plainContent } from '../../kit/common/content';
import type { Content } from '../../kit/common/content';
import { Typesetter } from '../../kit/server/formula/typesetting/typesetter';
import { exportFormats } from '../../model/formats';
import type { WriteOptions, WrittenQuestion } from '../exporting/writer';
import { threadWriters } from './thread-writers';

const typesetter = new Typesetter({ milliseconds: 400 });
const { writers, close } = threadWriters(typesetter);
afterAll(() => {
  close();
  typesetter.close();
});

const file = newId();
const figure: Content = [{ kind: 'picture', file, width: 120, height: 80, alt: '示意图' }];
const question = (latex: string): WrittenQuestion => ({
  id: newId(),
  body: {
    type: 0,
    stem: [...plainContent('下列说法正确的是'), { kind: 'formula', latex }, ...figure],
    options: ['甲', '乙', '丙', '丁'].map((text) => plainContent(text)) as Content[],
    points: 3,
  },
  key: { choice: [1] },
  difficulty: 3,
  tags: [],
});
const options: WriteOptions = {
  title: '练习',
  language: 'zh-CN',
  answers: 'after',
  medium: async (id) => (id === file ? { name: 'a.png', mime: 'image/png', ext: 'png', bytes: picture } : null),
};
const write = (format: string, questions: readonly WrittenQuestion[], more: Partial<WriteOptions> = {}) =>
  writers.find((writer) => writer.format === format)!.write(questions, { ...options, ...more });

test('every format is written, and how far it is is told', async () => {
  for (const format of exportFormats) {
    const shares: number[] = [];
    const { bytes } = await write(format, [question('x^{2}'), question('x^{3}')], {
      progress: (share) => void shares.push(share),
    });
    expect(bytes.byteLength).toBeGreaterThan(100);
    if (format === 'docx' || format === 'pdf') expect(shares.at(-1)).toBe(1);
  }
});

test('another thread does most of the work', async () => {
  const questions = Array.from({ length: 60 }, (_, at) => question(`\\frac{${at}}{2}`));
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await write('pdf', questions);
  expect(sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(all))).toBeLessThan(0.4);
});

test('a formula that takes too long stands there as LaTeX, and its question is named', async () => {
  const latex = `\\begin{matrix}${'1&'.repeat(20_000)}\\end{matrix}`;
  const questions = [question('x^{2}'), question(latex)];
  const { bytes, losses } = await write('docx', questions);
  const slow = losses.filter(({ key }) => key === 'questions.write.formulaTooSlow');
  expect(slow).toEqual([{ id: questions[1]!.id, key: 'questions.write.formulaTooSlow' }]);
  const parts = unpackedParts(Buffer.from(bytes), (name) => name === 'word/document.xml', 5_000_000);
  expect(Array.isArray(parts) && parts[0]?.content.toString()).toContain('$\\begin{matrix}');
});

test('a paper that takes too long is refused, and whoever gives up is not waited for', async () => {
  const hasty = threadWriters(typesetter, { milliseconds: 1 });
  const many = Array.from({ length: 100 }, () => question('x'));
  await expect(hasty.writers.find(({ format }) => format === 'pdf')!.write(many, options)).rejects.toMatchObject({
    key: 'questions.error.exportTooLarge',
    status: 413,
  });
  hasty.close();
  await expect(write('pdf', many, { signal: AbortSignal.timeout(5) })).rejects.toThrow();
  expect((await write('gift', [question('x')])).ext).toBe('txt');
});

import { afterAll, expect, test } from 'vitest';
import { LatexFault, LatexTooSlow } from '../latex/latex-fault';
import { Typesetter } from './typesetter';

/** A matrix of so many columns takes seconds, far beyond the limit here. */
const heavy = (columns: number) => `\\begin{matrix}${'1&'.repeat(columns)}\\end{matrix}`;

const typesetter = new Typesetter({ milliseconds: 400 });
afterAll(() => typesetter.close());

/** Processor time of this thread, as a share of that of all threads. */
async function ownShare(work: () => Promise<unknown>): Promise<number> {
  const sum = ({ user, system }: NodeJS.CpuUsage) => user + system;
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await work();
  return sum(process.threadCpuUsage(own)) / sum(process.cpuUsage(all));
}

test('formulas are typeset in another thread', async () => {
  const document = typesetter.forDocument();
  expect(await document.mathml('\\frac{1}{2}', true)).toContain('<mfrac');
  const share = await ownShare(async () => {
    for (let columns = 60; columns < 90; columns++) await document.svg(heavy(columns), true);
  });
  expect(share).toBeLessThan(0.3);
});

test('what cannot be read says so', async () => {
  const document = typesetter.forDocument();
  await expect(document.mathml('\\frac{1}', false)).rejects.toThrow(LatexFault);
  expect(document.slow.size).toBe(0);
});

test('a formula that takes too long is given up, and the next one is typeset as ever', async () => {
  const document = typesetter.forDocument();
  const latex = heavy(20_000);
  await expect(document.svg(latex, true)).rejects.toThrow(LatexTooSlow);
  expect([...document.slow]).toEqual([latex]);
  expect(await document.mathml('x^{2}', false)).toContain('<msup');
  // remembered: it is not tried again for the next document, which has no time for anything
  const next = typesetter.forDocument(0);
  await expect(next.svg(latex, true)).rejects.toThrow('the formula takes too much time');
  expect(await next.mathml('x^{2}', false)).toContain('<msup');
  await expect(next.mathml('x^{3}', false)).rejects.toThrow('the formulas of the document take too long');
  expect([...next.slow]).toEqual([latex, 'x^{3}']);
});

test('the formulas of a document have a time together', async () => {
  const document = typesetter.forDocument(1);
  const asked = Array.from({ length: 40 }, (_, at) => document.svg(heavy(50 + at), true));
  const failed = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([]);
  // spent by those
  await expect(document.svg(heavy(45), true)).rejects.toThrow(LatexTooSlow);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and all that it is built on. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong on a page as it stands, a line for each element; frames of foreign text have no scripts to ask. */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // what still fades in has not the colours yet in which it will stand
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  // a dialog that closes gives the page back a moment after it has gone
  await page.waitForFunction(
    () =>
      document.querySelector('[role=dialog], [role=alertdialog]') || !document.querySelector('#root[aria-hidden=true]'),
  );
  // half a megabyte of script: once for each document
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
    iframes: false,
  };
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(chosen),
    options,
  );
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && (await isOnlyBehindBar(page, place))) continue;
      faults.push(`${id}: ${place} — ${failureSummary?.replace(/\s+/g, ' ')}`);
    }
  return faults;
}

/** A target that a bar of the page covers in part, where the page happens to be scrolled to, is large enough elsewhere. */
const isOnlyBehindBar = (page: Page, place: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const target = document.querySelector(selector);
    const { axe } = globalThis as unknown as { axe: { run(e: Element, o: RunOptions): Promise<AxeResults> } };
    const { scrollX, scrollY } = window;
    if (!target) return false;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return violations.length === 0;
  }, place);

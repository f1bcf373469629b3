import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadInFrame, formMilliseconds, frameMilliseconds, postByForm } from './downloads';

/** As much of an element as the two helpers touch. */
interface Made {
  readonly tag: string;
  readonly fields: Made[];
  isThere: boolean;
  isSubmitted: boolean;
  [property: string]: unknown;
}

/** As much of a document as they touch; answers what was put into it. */
function page() {
  const made: Made[] = [];
  const createElement = (tag: string) => {
    const element: Made = {
      tag,
      fields: [],
      isThere: false,
      isSubmitted: false,
      append: (field: Made) => element.fields.push(field),
      submit: () => (element.isSubmitted = true),
      remove: () => (element.isThere = false),
    };
    made.push(element);
    return element;
  };
  const body = { append: (element: Made) => (element.isThere = true) };
  return { made, document: { createElement, body } as unknown as Document };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a form posts its fields to another window, unseen, and vanishes after ten seconds', () => {
  const { made, document } = page();
  postByForm('https://marking.example/in', { user: 't1', sign: 'abc' }, 'marking', document);
  const [form] = made as [Made];
  expect(form).toMatchObject({
    tag: 'form',
    hidden: true,
    method: 'post',
    action: 'https://marking.example/in',
    target: 'marking',
    isSubmitted: true,
    isThere: true,
  });
  expect(form.fields.map(({ type, name, value }) => [type, name, value])).toEqual([
    ['hidden', 'user', 't1'],
    ['hidden', 'sign', 'abc'],
  ]);
  expect(formMilliseconds).toBe(10_000);
  vi.advanceTimersByTime(formMilliseconds);
  expect(form.isThere).toBe(false);
});

test('a frame downloads an address and vanishes after twenty seconds', () => {
  const { made, document } = page();
  downloadInFrame('/files/a.zip', document);
  const [frame] = made as [Made];
  expect(frame).toMatchObject({ tag: 'iframe', hidden: true, src: '/files/a.zip', isThere: true });
  expect(frameMilliseconds).toBe(20_000);
  vi.advanceTimersByTime(frameMilliseconds);
  expect(frame.isThere).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acts,
  isPossibleTime,
  openActs,
  perform,
  refusalOfAct,
  type Act,
  type Editor,
  type NewsAction,
  type Reviewed,
  type ReviewCount,
} from './acts';
import { stateAt } from './states';

const now = new Date('2026-11-21T09:00:00+08:00');
const later = new Date('2026-11-22T09:00:00+08:00');
const all: readonly NewsAction[] = ['write', 'review', 'publish', 'withdraw', 'pin'];
const editor = (id: string, ...actions: NewsAction[]): Editor => ({
  id,
  actions: new Set(actions.length ? actions : all),
});
const draft: Reviewed = {
  state: 'draft',
  writerIds: ['writer'],
  approverIds: [],
  publishAt: null,
  publishedAt: null,
  expiresAt: null,
  isRemoved: false,
};

const afterActs = (...steps: readonly (readonly [Act, string])[]) =>
  steps.reduce<Reviewed>((article, [act, who]) => {
    expect(refusalOfAct(act, article, editor(who), 3, now)).toBeNull();
    return perform(act, article, editor(who), 3, now);
  }, draft);

describe('a text', () => {
  test('appears after three reviews by three people who did not write it', () => {
    const reviewed = afterActs(['submit', 'writer'], ['approve', 'a'], ['approve', 'b']);
    expect(stateAt(reviewed, now)).toBe('thirdReview');
    const out = perform('approve', reviewed, editor('c'), 3, now);
    expect(stateAt(out, now)).toBe('published');
    expect(out.publishedAt).toEqual(now);
  });

  test('is not reviewed by who wrote it, nor twice by the same person', () => {
    const once = afterActs(['submit', 'writer'], ['approve', 'a']);
    expect(refusalOfAct('approve', once, editor('writer'), 3, now)).toBe('ownText');
    expect(refusalOfAct('return', once, editor('writer'), 3, now)).toBe('ownText');
    expect(refusalOfAct('approve', once, editor('a'), 3, now)).toBe('approvedBefore');
  });

  test('is everybody’s who has written on it', () => {
    const together = afterActs(['edit', 'second'], ['submit', 'writer']);
    expect(refusalOfAct('approve', together, editor('second'), 3, now)).toBe('ownText');
  });

  test('goes through all reviews again after it was returned', () => {
    const again = afterActs(['submit', 'writer'], ['approve', 'a'], ['return', 'b'], ['submit', 'writer']);
    expect(stateAt(again, now)).toBe('firstReview');
    expect(refusalOfAct('approve', again, editor('a'), 3, now)).toBeNull();
  });

  test('is not edited while others review it, unless its writer takes it back', () => {
    const waiting = afterActs(['submit', 'writer']);
    expect(refusalOfAct('edit', waiting, editor('writer'), 3, now)).toBe('state');
    expect(refusalOfAct('recall', waiting, editor('other'), 3, now)).toBe('notWriter');
    expect(perform('recall', waiting, editor('writer'), 3, now).state).toBe('draft');
  });

  test('needs the right to publish for its last review', () => {
    const last = afterActs(['submit', 'writer'], ['approve', 'a'], ['approve', 'b']);
    expect(refusalOfAct('approve', last, editor('c', 'review'), 3, now)).toBe('permission');
    expect(refusalOfAct('return', last, editor('c', 'review'), 3, now)).toBeNull();
  });

  test('goes out at once when the city has come to ask for fewer reviews', () => {
    const twice = afterActs(['submit', 'writer'], ['approve', 'a'], ['approve', 'b']);
    expect(perform('approve', twice, editor('c'), 1, now).state).toBe('published');
    expect(perform('approve', perform('submit', draft, editor('writer'), 1, now), editor('a'), 1, now).state).toBe(
      'published',
    );
  });
});

describe('time', () => {
  test('keeps an article back until it is due, and ends it', () => {
    const due = { ...afterActs(['submit', 'writer'], ['approve', 'a'], ['approve', 'b']), publishAt: later };
    const out = perform('approve', due, editor('c'), 3, now);
    expect(stateAt(out, now)).toBe('scheduled');
    expect(stateAt(out, later)).toBe('published');
    expect(stateAt({ ...out, expiresAt: later }, later)).toBe('expired');
  });

  test('cannot end before it begins, nor in the past', () => {
    expect(isPossibleTime(later, now, new Date(0))).toBe(false);
    expect(isPossibleTime(null, now, later)).toBe(false);
    expect(isPossibleTime(null, null, now)).toBe(true);
    expect(isPossibleTime(now, later, now)).toBe(true);
  });
});

test('what was taken back may go out again unchanged, or becomes a draft', () => {
  const out = afterActs(['submit', 'writer'], ['approve', 'a'], ['approve', 'b'], ['approve', 'c']);
  const back = perform('withdraw', out, editor('d'), 3, now);
  expect(openActs(back, editor('d'), 3, now)).toEqual(['restore', 'revise']);
  expect(stateAt(perform('restore', back, editor('d'), 3, now), now)).toBe('published');
  expect(perform('revise', back, editor('d'), 3, now).state).toBe('draft');
});

// whatever a crowd tries in whatever order
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  actions: fc.subarray([...all]),
  minutes: fc.integer({ min: 0, max: 2000 }),
});

test('nothing is public that was not approved by as many people as needed, none of whom wrote it, since its last change', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom<ReviewCount>(1, 2, 3), (steps, needed) => {
      let article: Reviewed = { ...draft, writerIds: ['a'], publishAt: later };
      let writers = new Set(['a']);
      let approvals: string[] = [];
      let moment = now.getTime();
      for (const { act, who, actions, minutes } of steps) {
        moment += minutes * 60_000;
        const person = { id: who, actions: new Set(actions) };
        if (refusalOfAct(act, article, person, needed, new Date(moment))) continue;
        article = perform(act, article, person, needed, new Date(moment));
        if (act === 'edit') writers = new Set([...writers, who]);
        if (act === 'submit') approvals = [];
        if (act === 'approve') approvals.push(who);
        if (article.state !== 'published') continue;
        expect(new Set(approvals).size).toBe(approvals.length);
        expect(approvals).toHaveLength(needed);
        expect(approvals.filter((id) => writers.has(id))).toEqual([]);
      }
    }),
  );
});

test('the acts that are offered are exactly those that are not refused', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let article = draft;
      for (const { act, who, actions } of steps) {
        const person = { id: who, actions: new Set(actions) };
        const isOpen = openActs(article, person, 3, now).includes(act);
        expect(isOpen).toBe(refusalOfAct(act, article, person, 3, now) === null);
        if (isOpen) article = perform(act, article, person, 3, now);
      }
    }),
  );
});

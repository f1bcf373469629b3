import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markModes, meanOf, verdictOf } from './modes';

const rule = fc.record({
  mode: fc.constantFrom(...markModes),
  limit: fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2),
  step: fc.constantFrom(0.5, 1),
});
/** Marks that are multiples of the step, up to 20 points. */
const given = (least: number) =>
  rule.chain((one) =>
    fc.record({
      rule: fc.constant(one),
      marks: fc.array(
        fc.integer({ min: 0, max: 20 / one.step }).map((steps) => steps * one.step),
        { minLength: least, maxLength: 3 },
      ),
    }),
  );
const two = { limit: 1, step: 0.5 } as const;

describe('verdictOf', () => {
  test('points are a multiple of the step, between the least and the most that was given', () => {
    fc.assert(
      fc.property(given(1), ({ rule: one, marks }) => {
        const verdict = verdictOf(one, marks);
        if (verdict.state !== 'done') return;
        expect((verdict.points / one.step) % 1).toBe(0);
        expect(verdict.points).toBeGreaterThanOrEqual(Math.min(...marks));
        expect(verdict.points).toBeLessThanOrEqual(Math.max(...marks));
      }),
    );
  });

  test('the order of the two blind marks changes nothing', () => {
    fc.assert(
      fc.property(given(2), ({ rule: one, marks: [first, second, ...rest] }) => {
        if (one.mode === '1') return;
        expect(verdictOf(one, [second!, first!, ...rest])).toEqual(verdictOf(one, [first!, second!, ...rest]));
      }),
    );
  });

  test('two that agree within the limit need nobody else, whatever the mode', () => {
    fc.assert(
      fc.property(given(2), ({ rule: one, marks: [first, second] }) => {
        if (one.mode === '1' || Math.abs(first! - second!) > one.limit) return;
        expect(verdictOf(one, [first!, second!])).toEqual({ state: 'done', points: meanOf(first!, second!, one.step) });
      }),
    );
  });

  test('three marks never wait, and 2+1 never goes to arbitration', () => {
    fc.assert(
      fc.property(given(3), ({ rule: one, marks }) => {
        const { state } = verdictOf(one, marks);
        expect(state).not.toBe('waiting');
        if (one.mode === '2+1') expect(state).toBe('done');
      }),
    );
  });

  test('1+1: beyond the limit it is arbitrated', () => {
    expect(verdictOf({ mode: '1+1', ...two }, [6, 8])).toEqual({ state: 'arbitration' });
    expect(verdictOf({ mode: '1+1', ...two }, [6])).toEqual({ state: 'waiting', wanted: 2 });
  });

  test('1+1+1 and 2+1+1: the pair that is nearer, else arbitration', () => {
    for (const mode of ['1+1+1', '2+1+1'] as const) {
      expect(verdictOf({ mode, ...two }, [4, 8])).toEqual({ state: 'waiting', wanted: 3 });
      expect(verdictOf({ mode, ...two }, [4, 8, 7])).toEqual({ state: 'done', points: 7.5 });
      expect(verdictOf({ mode, ...two }, [4, 8, 6])).toEqual({ state: 'arbitration' });
    }
  });

  test('2+1: the third decides, and of two that are equally near the one with more points counts', () => {
    expect(verdictOf({ mode: '2+1', ...two }, [4, 8, 6])).toEqual({ state: 'done', points: 7 });
    expect(verdictOf({ mode: '2+1', ...two }, [0, 8, 2])).toEqual({ state: 'done', points: 1 });
  });

  test('half a step counts for the student', () => {
    expect(meanOf(6, 7, 1)).toBe(7);
    expect(meanOf(6, 6.5, 0.5)).toBe(6.5);
  });
});

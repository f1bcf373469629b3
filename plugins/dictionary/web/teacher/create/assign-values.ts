import type { OutputOf } from 'edutech/core/common/endpoint';
import type { getAssignment } from '../../../api';
import type { Mode } from '../../../model/modes';
import { secondsOf } from '../../../model/modes';
import type { WordLanguage } from '../../../model/word';

export type Assignment = OutputOf<typeof getAssignment>;

/** What the form of homework holds. */
export interface AssignValues {
  readonly title: string;
  readonly modes: readonly Mode[];
  readonly passPercent: number;
  readonly repeats: number;
  readonly gapSeconds: number;
  readonly rate: number;
  readonly takesPaper: boolean;
  readonly onlyWrong: boolean;
  readonly classIds: readonly string[];
  readonly opensAt: string | null;
  readonly dueAt: string | null;
}

/** Tonight at nine, in the city; of an evening, tomorrow's. */
export function usualEnd(now: Date): string {
  const hour = 3_600_000;
  const cityHour = (now.getUTCHours() + 8) % 24;
  const days = cityHour >= 19 ? 1 : 0;
  const midnight = Math.floor((now.getTime() + 8 * hour) / (24 * hour)) * 24 * hour - 8 * hour;
  return new Date(midnight + (21 + 24 * days) * hour).toISOString();
}

const usual = { passPercent: 80, repeats: 2, gapSeconds: 6, rate: 1, takesPaper: true, onlyWrong: false } as const;

/** What homework begins with: what is usual, or its draft. */
export const firstValues = (draft: Assignment | null, title: string, now: Date): AssignValues =>
  draft
    ? { ...draft, classIds: [], opensAt: null, dueAt: draft.dueAt ? String(draft.dueAt) : usualEnd(now) }
    : { ...usual, title, modes: [], classIds: [], opensAt: null, dueAt: usualEnd(now) };

/** The same as before for students of a class, each with the words that this student got wrong. */
export const valuesAgain = (
  { modes, passPercent, repeats, gapSeconds, rate, takesPaper }: Assignment,
  classId: string,
  title: string,
  now: Date,
): AssignValues => ({
  title,
  modes,
  passPercent,
  repeats,
  gapSeconds,
  rate,
  takesPaper,
  onlyWrong: true,
  classIds: [classId],
  opensAt: null,
  dueAt: usualEnd(now),
});

/** Ways that a language begins with. */
export const usualModes = (language: WordLanguage): readonly Mode[] => (language === 'zh' ? ['strokes'] : ['spell']);

/** How long homework takes each student. Minutes. */
export const minutesOf = (words: number, modes: readonly Mode[]): number =>
  Math.max(1, Math.round((words * modes.reduce((sum, mode) => sum + secondsOf[mode], 0)) / 60));

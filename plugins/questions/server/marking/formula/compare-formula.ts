import type { GapKey } from '../../../kit/common/question-key';
import type { GapVerdict } from '../number/compare-number';
import { type Comparing, answersStatement } from './compare-statements';
import { answersKey, hasKeyForm } from './equality/equal';
import { Unreadable } from './expression';
import { readStatement, type Statement } from './reading/read-statement';
import { shownStatement } from './shown-formula';

const byValue: Comparing = { equal: answersKey, mayScale: true };
const byForm: Comparing = { equal: hasKeyForm, mayScale: false };

/** What was written as a formula, or null. */
export function formulaIn(text: string): Statement | null {
  try {
    return readStatement(text);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Marks a formula by each accepted one. What cannot be read, or not be decided for certain, comes back unread. */
export function compareFormula(text: string, key: GapKey): GapVerdict {
  const answer = formulaIn(text);
  if (!answer) return { isRight: false, read: null };
  let isUnsure = false;
  for (const accepted of key.accepted) {
    const wanted = formulaIn(accepted);
    const said = wanted ? answersStatement(wanted, answer, key.form === 'same' ? byForm : byValue) : null;
    if (said === true) return { isRight: true, read: shownStatement(answer) };
    if (said === null) isUnsure = true;
  }
  return { isRight: false, read: isUnsure ? null : shownStatement(answer) };
}

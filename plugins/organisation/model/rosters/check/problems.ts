import type { RosterField } from '../read/fields';

/**
 * What may be wrong with a row; each has a sentence and a remedy in the messages,
 * `organisation.rosters.problem.<kind>`.
 */
export const problemKinds = [
  'missingName',
  'longName',
  'oddName',
  'missingNumber',
  'badNumber',
  'blankInNumber',
  'numberTwice',
  'twoClasses',
  'gradeDiffers',
  'otherSchool',
  'otherKind',
  'moreRights',
  'frozen',
  'missingSchool',
  'unknownSchool',
  'missingGrade',
  'unknownGrade',
  'wrongStage',
  'missingClass',
  'unknownClass',
  'missingPost',
  'badPost',
  'withheldPost',
  'missingSubject',
  'unknownSubject',
  'badUsername',
  'usernameTaken',
  'badSeat',
  'seatTaken',
  'badSex',
  'badDate',
  'badPhone',
  'badIdentity',
  'identityDiffers',
  'missingCode',
  'badCode',
  'codeTwice',
  'codeElsewhere',
  'missingSchoolName',
  'longPlaceName',
  'schoolNameTaken',
  'missingCounty',
  'unknownCounty',
  'missingStage',
  'badStage',
  'missingClassNumber',
  'badClassNumber',
  'classTwice',
  'unknownHead',
  'severalHeads',
  'headDiffers',
  'justChanged',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Something wrong in one cell of a row. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly field: RosterField;
  /** As the cell has it. */
  readonly value: string;
  /** Further parameters of the sentence: another line, a school, a grade. */
  readonly hint?: string;
}

/** The state of a row: green, yellow, red. */
export const rowStates = ['new', 'changed', 'moved', 'unchanged', 'wrong'] as const;
export type RowState = (typeof rowStates)[number];

/** Stages of school: 小学, 初中, 高中. */
export const stages = ['primary', 'junior', 'senior'] as const;
export type Stage = (typeof stages)[number];

/** First and last grade of each stage, of the twelve. */
export const gradesOfStage: Readonly<Record<Stage, readonly [first: number, last: number]>> = {
  primary: [1, 6],
  junior: [7, 9],
  senior: [10, 12],
};

/** The stage of a grade from 1 to 12. Throws RangeError for any other number. */
export function stageOfGrade(grade: number): Stage {
  const stage = stages.find((name) => grade >= gradesOfStage[name][0] && grade <= gradesOfStage[name][1]);
  if (!stage || !Number.isInteger(grade)) throw new RangeError(`there is no grade ${grade}`);
  return stage;
}

// What the whole suite may cost on two quiet cores. An area that needs more than its share takes it from another here, in
// a change that says why.

/** Seconds of wall time from `node build.mjs test` to its last line, with today's areas. */
export const suiteSeconds = 15 * 60;

/** Seconds of workers: what is left of the wall time after the build and the checks, on two cores, shared out. */
export const shares: Readonly<Record<string, number>> = {
  core: 300,
  contract: 200,
  work: 190,
  host: 175,
  build: 160,
  organisation: 150,
  account: 70,
  questions: 70,
  deployment: 60,
  resource: 60,
  air: 50,
  news: 40,
  portal: 40,
  textbook: 40,
  home: 15,
  search: 15,
  wrong: 15,
};

/** Of an area that is new: twenty seconds of the wall. */
const newArea = 40;

export const shareOf = (area: string): number => shares[area] ?? newArea;

/** Lists reach so far and totals count so far; with more they say "1000+", and one narrows them. */
export const mostListed = 1000;
/** Questions that one act is about at most. */
export const mostAtOnce = 50;
/** Chapters, and knowledge points, that one question stands on. */
export const mostPlaces = 10;
/** Questions in a basket, and from how many on it says that it is full soon (screens.md M2). */
export const mostInBasket = 200;
export const manyInBasket = 100;
/** From what share of equal parts on two questions count as the same (screens.md M3). */
export const nearlySame = 0.9;
/** Longest spoken explanation. Seconds. */
export const longestExplanation = 300;
/** Fewest answers before figures are shown: fewer say more about the students than about the question. */
export const fewestMeasured = 10;
/** Characters read from a picture that are looked up: a full page of a textbook. */
export const mostRead = 3000;

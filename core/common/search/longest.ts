/** Longest text of a search; anything longer is a sentence, not a search. Characters. */
export const longestSearch = 60;

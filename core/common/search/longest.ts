/** Longest text that may be looked for; what is longer is a sentence, not a search. Characters. */
export const longestSearch = 60;

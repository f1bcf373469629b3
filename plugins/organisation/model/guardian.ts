/** Longest name of a guardian that a link takes, in characters. */
export const longestName = 60;

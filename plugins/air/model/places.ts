/** More chapters than this no lesson teaches, in however many editions. */
export const mostPlaces = 20;

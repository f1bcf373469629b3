/** The levels of a city, from above: the three of `site` and of reach. */
export const levels = ['city', 'county', 'school'] as const;
export type Level = (typeof levels)[number];

/** Whether a level is that one, or lies above it. */
export const isAtOrAbove = (level: Level, other: Level): boolean => levels.indexOf(level) <= levels.indexOf(other);

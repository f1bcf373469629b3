/** Most children of one account. */
export const mostChildren = 10;
/** Longest name of a guardian. */
export const longestName = 40;
/** User names of guardians: small letters, digits, and what mail addresses have between them. */
export const usernamePattern = '^[a-z0-9][a-z0-9._-]{3,31}$';

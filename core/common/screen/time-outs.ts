// Times that the specification gives for what people wait for or read (portal.md sections 4, 8 and 9). Milliseconds.

/** A chunk of scripts that has not loaded by then has failed. */
export const chunkLoading = 120_000;
/** How long a message about a lost network stays. */
export const networkMessage = 5000;
/** Between the sentence and the jump of some redirects after login. */
export const landingDelay = 2000;
/** Between the message of code 464, or of a missing login, and the logout. */
export const signedOutDelay = 1000;
/** Between the sentence about having been idle and the logout. */
export const idleDelay = 1500;
/** How often a tab checks whether another one has logged out. */
export const logoutPoll = 1000;

/** Longest e-mail address (RFC 5321). */
export const maxMailLength = 254;

/** Longest own name of a device. */
export const longestDeviceName = 40;

/** Largest picture of oneself, in bytes: it is cut to 256 × 256 before it is sent. */
export const maxAvatarBytes = 524_288;
/** It is stored as a square of so many pixels. */
export const avatarSize = 256;

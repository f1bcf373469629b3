/** The micro-lesson master as the specification presents it (portal.md section 3): V4.4.3, 82.90M, 2020-06-12. */
export const microLessonMaster = { version: 'V4.4.3', bytes: 86_926_951, updatedOn: '2020-06-12' } as const;

const megabyte = 1_048_576;

/**
 * Size of a software package in MB with two decimals, such as `82.90`; `null`: the page says that the size is unknown.
 */
export const softwareMegabytes = (bytes: number | null): string | null =>
  bytes === null || bytes <= 0 ? null : (bytes / megabyte).toFixed(2);

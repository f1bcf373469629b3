/** Kind of live topic: a file has been converted, or will not be; its subject is the file's id. */
export const convertedTopic = 'media.converted';

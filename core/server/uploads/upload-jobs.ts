/** Name of the job that turns a complete upload into a file. */
export const takeUploadJob = 'core.takeUpload';

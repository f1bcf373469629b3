/** Name of the job that makes a file of an upload whose bytes have all come. */
export const takeUploadJob = 'core.takeUpload';

import type { FileGroup } from './file-groups';

/** Groups of files that people upload piece by piece; other groups are sent with the call that uses them. */
export const uploadGroups = [
  'general',
  'video',
  'audio',
  'attachments',
  'resourceVideo',
  'resourceAudio',
  'resourceFiles',
  'images',
  'photos',
  'subtitles',
  'papers',
  'answerPictures',
  'answerVoice',
  'films',
  'scans',
] as const satisfies readonly FileGroup[];
export type UploadGroup = (typeof uploadGroups)[number];

/** Groups that students may upload: the files of answers, and nothing else. */
export const studentUploadGroups: readonly UploadGroup[] = ['answerPictures', 'answerVoice', 'attachments'];

/** Largest file of a student: 50 MB. */
export const maxStudentUploadBytes = 52_428_800;

/** The address of the tus protocol: POST here begins an upload, `/uploads/<uploadId>` is one. */
export const uploadsPath = '/uploads';

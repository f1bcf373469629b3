import type { FileGroup } from './file-groups';

/** Groups of files that people upload piece by piece; the rest comes with the call that uses it. */
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
] as const satisfies readonly FileGroup[];
export type UploadGroup = (typeof uploadGroups)[number];

/** What pupils may upload: what an answer hands in, and nothing else. */
export const pupilUploadGroups: readonly UploadGroup[] = ['answerPictures', 'answerVoice', 'attachments'];

/** Largest file of a pupil: 50 MB. */
export const maxPupilUploadBytes = 52_428_800;

/** Where the tus protocol is spoken: POST here begins an upload, `/uploads/<uploadid>` is one. */
export const uploadsPath = '/uploads';

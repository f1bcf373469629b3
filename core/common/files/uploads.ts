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
] as const satisfies readonly FileGroup[];
export type UploadGroup = (typeof uploadGroups)[number];

/** Where the tus protocol is spoken: POST here begins an upload, `/uploads/<uploadid>` is one. */
export const uploadsPath = '/uploads';

import type { UploadGroup } from 'edutech/core/common/files/uploads';

/** Files that may be resources (portal.md section 5: video mp4, audio mp3, pdf, docx, doc, ppt, pptx, jpg, png). */
export const resourceGroup = 'general' satisfies UploadGroup;
/** Resources that one act is about at most. */
export const mostAtOnce = 50;
/** Files of one resource beside its main one. */
export const mostExtraFiles = 20;
/** Chapters and knowledge points that one resource stands on. */
export const mostPlaces = 10;
/** Lists reach so far and totals count so far; with more they say "1000+", and one narrows them. */
export const mostListed = 1000;

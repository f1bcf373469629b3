import type { UploadGroup } from 'edutech/core/common/files/uploads';

/** What may stand beside a film (portal.md section 5: video, audio, documents and pictures). */
export const materialsGroup = 'general' satisfies UploadGroup;
/** More files beside one film nobody finds his way in. */
export const mostMaterials = 30;

/** What readers see: the file's name without its ending, which stands before it. */
export const nameOfMaterial = (fileName: string): string => fileName.replace(/\.[^.]+$/, '') || fileName;

/** Uploads of a lesson's page. */
export const materialsArea = (lessonId: string): string => `air.materials.${lessonId}`;

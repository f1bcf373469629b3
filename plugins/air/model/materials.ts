import type { UploadGroup } from 'edutech/core/common/files/uploads';

/** Kinds of materials of a lesson (portal.md section 5: video, audio, documents and pictures). */
export const materialsGroup = 'general' satisfies UploadGroup;
/** Most materials of one lesson. */
export const mostMaterials = 30;

/** The name that readers see: the file's name without its ending, which is shown before it. */
export const nameOfMaterial = (fileName: string): string => fileName.replace(/\.[^.]+$/, '') || fileName;

/** Uploads of a lesson's page. */
export const materialsArea = (lessonId: string): string => `air.materials.${lessonId}`;

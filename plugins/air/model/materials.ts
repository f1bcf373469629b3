import type { UploadGroup } from 'edutech/core/common/files/uploads';

/** Kinds of materials of a lesson (portal.md section 5: video, audio, documents and pictures). */
export const materialsGroup = 'general' satisfies UploadGroup;
/** Most materials of one lesson. */
export const mostMaterials = 30;

/** Bytes of an archive of materials, which is made in memory: larger ones are fetched one by one. */
const mostPacked = 50_000_000;

/** Whether materials are offered as one archive: several, and not too large. */
export const isPackable = (materials: readonly { readonly bytes: number }[]): boolean =>
  materials.length > 1 && materials.reduce((sum, { bytes }) => sum + bytes, 0) <= mostPacked;

/** The name that readers see: the file's name without its ending, which is shown before it. */
export const nameOfMaterial = (fileName: string): string => fileName.replace(/\.[^.]+$/, '') || fileName;

/** Uploads of a lesson's page. */
export const materialsArea = (lessonId: string): string => `air.materials.${lessonId}`;

/** Extensions of each group, as the specification lists them (portal.md section 9). */
export const fileGroups = {
  general: ['mp4', 'mp3', 'pdf', 'docx', 'doc', 'ppt', 'pptx', 'jpg', 'png'],
  video: ['asx', 'asf', 'mpg', 'wmv', '3gp', 'mp4', 'mov', 'avi', 'flv', 'rmvb'],
  audio: ['mp3', 'wav'],
  attachments: ['bmp', 'jpg', 'jpeg', 'png', 'gif', 'docx', 'doc', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'],
  /** File types of resources (portal.md section 5). */
  resourceVideo: ['mp4'],
  resourceAudio: ['mp3'],
  resourceFiles: ['pdf', 'docx', 'doc', 'ppt', 'pptx'],
  images: ['jpg', 'png'],
  /** Pictures that the platform itself shows (avatars, covers, banners); drawn ones come from the demo content. */
  pictures: ['jpg', 'jpeg', 'png', 'webp', 'svg'],
  /** Pictures that people upload into texts and pages: no drawings, which could carry more than a picture. */
  photos: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
  /** Files that students submit: photographs of their work, and recordings as browsers make them. */
  answerPictures: ['jpg', 'jpeg', 'png', 'webp'],
  answerVoice: ['webm', 'ogg', 'm4a', 'mp3', 'wav'],
  /** Films that browsers record. */
  films: ['mp4', 'webm'],
  /** Subtitles of a video (WebVTT). */
  subtitles: ['vtt'],
  /** Lists that the platform exports for the person who asked for them. */
  lists: ['xlsx', 'csv'],
  /** Papers that questions are read from and written to: Word, Excel, GIFT, Moodle XML, QTI. */
  papers: ['docx', 'xlsx', 'gift', 'txt', 'xml', 'zip'],
  /** Scanned pages: what scanners and telephones make. */
  scans: ['pdf', 'jpg', 'jpeg', 'png'],
  /** Packages of software that the platform offers (plugins/portal/api/software.ts). */
  software: ['zip'],
} as const;

export type FileGroup = keyof typeof fileGroups;

/** Largest file of an upload: 1 GB (portal.md section 5). */
export const maxUploadBytes = 1_073_741_824;

/** Lower-case extension without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** True when a file of this name belongs to the group. */
export const isInGroup = (name: string, group: FileGroup) =>
  (fileGroups[group] as readonly string[]).includes(extensionOf(name));

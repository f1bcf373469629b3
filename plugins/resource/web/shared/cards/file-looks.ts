/** What a file is drawn as: slides are read like other documents, but lie; PDF has a colour of its own. */
export type FileLook = 'video' | 'audio' | 'picture' | 'pdf' | 'office' | 'slides';

const looks: Readonly<Record<string, FileLook>> = {
  mp4: 'video',
  mp3: 'audio',
  jpg: 'picture',
  png: 'picture',
  pdf: 'pdf',
  ppt: 'slides',
  pptx: 'slides',
};

/** The look of a file of this ending, of those that may be uploaded as a resource (portal.md section 5). */
export const lookOf = (ext: string): FileLook => looks[ext.toLowerCase()] ?? 'office';

/** Conversion states of a resource (portal.md section 4): 1 ready, 3 converting, any other failed. */
export const ready = 1;
export const converting = 3;

export type ViewState = 'viewable' | 'converting' | 'failed';

/** Status 1 or an office preview address means viewable; 3 converting; otherwise conversion failed. */
export function viewStateOf(resource: { status: number; officeOnlineUrl: string }): ViewState {
  if (resource.status === ready || resource.officeOnlineUrl) return 'viewable';
  return resource.status === converting ? 'converting' : 'failed';
}

export type ViewerKind = 'video' | 'audio' | 'picture' | 'pdf' | 'office' | 'other';

const kinds: Readonly<Record<string, ViewerKind>> = {
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  mp3: 'audio',
  wav: 'audio',
  m4a: 'audio',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  webp: 'picture',
  svg: 'picture',
  pdf: 'pdf',
  doc: 'office',
  docx: 'office',
  ppt: 'office',
  pptx: 'office',
  xls: 'office',
  xlsx: 'office',
};

/** Which viewer shows a file of this extension. */
export const viewerOf = (ext: string): ViewerKind => kinds[ext.toLowerCase()] ?? 'other';

interface Shown {
  readonly status: number;
  readonly officeOnlineUrl: string;
  readonly sourcePath: string;
  readonly ext: string;
}

/** Whether it is a film or a recording that the reader can play now. */
export const isPlayable = (resource: Shown): boolean =>
  viewStateOf(resource) === 'viewable' &&
  resource.sourcePath !== '' &&
  ['video', 'audio'].includes(viewerOf(resource.ext));

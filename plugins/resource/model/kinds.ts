import { extensionOf } from 'edutech/core/common/files/file-groups';

/** What a resource is for in teaching (CELTS-42: type). */
export const kinds = [
  'plan',
  'courseware',
  'exercise',
  'paper',
  'film',
  'recording',
  'picture',
  'material',
  'other',
] as const;
export type Kind = (typeof kinds)[number];

/** How one looks at it, which its main file decides. */
export const forms = ['video', 'audio', 'picture', 'document'] as const;
export type Form = (typeof forms)[number];

const formByExtension: Readonly<Record<string, Form>> = { mp4: 'video', mp3: 'audio', jpg: 'picture', png: 'picture' };

/** The form of a file that may be a resource (group `general`); everything else there is a document. */
export const formOf = (fileName: string): Form => formByExtension[extensionOf(fileName)] ?? 'document';

/**
 * Permitted use. `teaching`: teachers of the city in their lessons, nothing else. `thirdParty`: quoted from
 * somebody else, within what the law allows teaching to quote. The rest are licences of Creative Commons.
 */
export const licences = ['teaching', 'ccBy', 'ccBySa', 'ccByNc', 'cc0', 'thirdParty'] as const;
export type Licence = (typeof licences)[number];

/** Languages that a resource is in; `none`: it has no words. */
export const resourceLanguages = ['zh-CN', 'en', 'other', 'none'] as const;
export type ResourceLanguage = (typeof resourceLanguages)[number];

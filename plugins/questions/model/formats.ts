/** Files that questions are read from; `auto` in calls: by the file itself. */
export const importFormats = ['docx', 'xlsx', 'gift', 'moodle', 'qti'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** Files that questions are written to. `qti` is 3, `qti21` 2.1; both are packages (zip). */
export const exportFormats = ['docx', 'pdf', 'xlsx', 'gift', 'moodle', 'qti', 'qti21'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What papers are written as besides: their pages as data, which browsers draw (plugins/print/kit/common/ink.ts). */
export type WrittenFormat = ExportFormat | 'pages';

/** Items of one import, and questions of one export, at most. */
export const mostImported = 500;
export const mostExported = 200;

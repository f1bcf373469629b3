/** Characters that are not allowed in file names on some system. */
const unfit = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A title as the name of a file, without its ending; a dash where nothing of it is left. */
export const fileNameOf = (title: string): string => title.replaceAll(unfit, ' ').trim() || '-';

import type { Opened } from './sheet';

/**
 * What this device keeps of a homework, as a file that a student can carry to his teacher: readable, complete, and nothing of
 * anybody else.
 */
export function exportAnswers(opened: Opened, answers: ReadonlyMap<string, unknown>, unsaved: readonly string[]): File {
  const content = {
    format: 'edutech-answers-1',
    attemptId: opened.attemptId,
    title: opened.title,
    round: opened.round,
    exported: new Date().toISOString(),
    answers: Object.fromEntries(answers),
    unsaved,
  };
  const name = `${opened.title.replace(/[\\/:*?"<>|]/g, ' ').trim()}.json`;
  return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' });
}

/** Lets the browser save a file that the page has made. */
export function saveFile(file: File, page: Document = document): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

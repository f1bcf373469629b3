import { useState } from 'react';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { downloadHomework } from '../../../api';

/** How homework is taken along: Word to change it, PDF to print it; answers follow the questions. */
export const downloadForms = [
  { format: 'docx', withAnswers: false },
  { format: 'docx', withAnswers: true },
  { format: 'pdf', withAnswers: false },
  { format: 'pdf', withAnswers: true },
] as const;
export type DownloadForm = (typeof downloadForms)[number];

/** Message of a form's name. */
export const formText = ({ format, withAnswers }: DownloadForm): string =>
  `work.view.download.${format}${withAnswers ? '.answers' : ''}`;

/** Downloads homework; writing several takes a while, which is said. */
export function useDownload() {
  const call = useCall();
  const messages = useMessages();
  const [isWriting, setWriting] = useState(false);
  const download = async (homeworkIds: readonly string[], form: DownloadForm) => {
    setWriting(true);
    if (homeworkIds.length > 1) messages.show('work.download.writing', { values: { count: homeworkIds.length } });
    try {
      downloadInFrame((await call(downloadHomework, { homeworkIds: [...homeworkIds], ...form })).address);
    } catch {
      // the call has shown the error
    } finally {
      setWriting(false);
    }
  };
  return { isWriting, download };
}

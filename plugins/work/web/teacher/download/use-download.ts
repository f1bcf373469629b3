import { useState } from 'react';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { downloadHomework } from '../../../api';

/** How homework is taken along: Word to change it, PDF to print it; answers follow the questions. */
export const downloadForms = [
  { format: 'docx', withanswers: false },
  { format: 'docx', withanswers: true },
  { format: 'pdf', withanswers: false },
  { format: 'pdf', withanswers: true },
] as const;
export type DownloadForm = (typeof downloadForms)[number];

/** Message of a form's name. */
export const formText = ({ format, withanswers }: DownloadForm): string =>
  `work.view.download.${format}${withanswers ? '.answers' : ''}`;

/** Downloads homework; writing several takes a while, which is said. */
export function useDownload() {
  const call = useCall();
  const messages = useMessages();
  const [isWriting, setWriting] = useState(false);
  const download = async (homeworkids: readonly string[], form: DownloadForm) => {
    setWriting(true);
    if (homeworkids.length > 1) messages.show('work.download.writing', { values: { count: homeworkids.length } });
    try {
      downloadInFrame((await call(downloadHomework, { homeworkids: [...homeworkids], ...form })).address);
    } catch {
      // the call has shown the error
    } finally {
      setWriting(false);
    }
  };
  return { isWriting, download };
}

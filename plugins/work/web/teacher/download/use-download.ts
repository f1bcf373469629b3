import { useState } from 'react';
import type { Preparation } from 'edutech/plugins/questions/api';
import { useCall } from 'edutech/core/web/hooks';
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

/** Homework that is being written to be downloaded. */
export interface Download {
  readonly preparation: Preparation | null;
  readonly count: number;
  start(homeworkIds: readonly string[], form: DownloadForm): Promise<void>;
  end(): void;
}

/** Lets homework be written; `DownloadProgress` shows how far it is, and downloads it. */
export function useDownload(): Download {
  const call = useCall();
  const [writing, setWriting] = useState<{ preparation: Preparation; count: number } | null>(null);
  const start = async (homeworkIds: readonly string[], form: DownloadForm) => {
    try {
      const preparation = await call(downloadHomework, { homeworkIds: [...homeworkIds], ...form });
      setWriting({ preparation, count: homeworkIds.length });
    } catch {
      // the call has shown the error
    }
  };
  return {
    preparation: writing?.preparation ?? null,
    count: writing?.count ?? 0,
    start,
    end: () => setWriting(null),
  };
}

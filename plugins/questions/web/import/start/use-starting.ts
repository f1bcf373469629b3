import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from 'edutech/core/web/hooks';
import { useArrived } from 'edutech/plugins/media/kit/ui/upload/use-arrived';
import { startImport } from '../../../api';

/** Uploads of this page. */
export const area = 'questions.import';

/** Has every file read that has come: why some are not, by file, and the imports that began in this visit. */
export function useStarting(): {
  readonly refused: ReadonlyMap<string, unknown>;
  readonly started: readonly string[];
} {
  const call = useCall();
  const revalidator = useRevalidator();
  const [started, setStarted] = useState<readonly string[]>([]);
  const refused = useArrived(area, async ({ fileId }) => {
    const { importId } = await call(startImport, { fileId, format: 'auto' }, { quiet: true });
    setStarted((before) => [...before, importId]);
    void revalidator.revalidate();
  });
  return { refused, started };
}

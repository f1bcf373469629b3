import type { Id } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { accessoryPreviewAddress } from '../../../shared/addresses';

interface HandedFilesProps {
  readonly files: readonly Id[];
  /** Names by file. */
  readonly names: ReadonlyMap<Id, string>;
  readonly homeworkId: Id;
}

/** Files that were handed in with an answer; each opens beside the work. */
export function HandedFiles({ files, names, homeworkId }: HandedFilesProps) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <Row as="ul" align="stretch" justify="center" wrap className="above-4">
      {files.map((file, at) => (
        <li key={file}>
          <Button size="small" icon="Attach" href={accessoryPreviewAddress(homeworkId, file)} target="_blank">
            {names.get(file) ?? t('work.correct.file', { number: at + 1 })}
          </Button>
        </li>
      ))}
    </Row>
  );
}

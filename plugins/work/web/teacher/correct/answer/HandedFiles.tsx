import { FormattedMessage } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { accessoryPreviewAddress } from '../../../shared/addresses';

/** Files that were handed in with an answer; each opens beside the work. */
export function HandedFiles({ files, homeworkId }: { readonly files: readonly string[]; readonly homeworkId: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="correct-files">
      {files.map((file, at) => (
        <li key={file}>
          <Button size="small" icon="Attach" href={accessoryPreviewAddress(homeworkId, file)} target="_blank">
            <FormattedMessage id="work.correct.file" values={{ number: at + 1 }} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

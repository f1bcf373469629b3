import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useCall, useText } from 'edutech/core/web/hooks';
import { takeInFile } from '../../../api';
import { readCodes } from '../../../model/sitting/answer-codes';
import { longestFile } from '../../../model/sitting/limits';

/** Takes in what a student's device has closed, as its file or as the words of its codes. */
export function TakeIn({ examId }: { readonly examId: string }) {
  const t = useText();
  const call = useCall();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = useAct(async (file: string) => call(takeInFile, { examId, file: file.slice(0, longestFile) }), {
    done: ({ count, name }) => ({ id: 'exam.board.taken', values: { count, name } }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void file.text().then(take.run);
  };
  return (
    <>
      <input ref={input} type="file" accept=".json" hidden onChange={choose} aria-label={t('exam.board.takeIn')} />
      <Button icon="ArrowUpload" busy={take.isBusy} onClick={() => input.current?.click()}>
        {t('exam.board.takeIn')}
      </Button>
      <Button icon="Grid" onClick={() => setReading(true)}>
        {t('exam.board.codes')}
      </Button>
      {isReading && (
        <CodesDialog
          isBusy={take.isBusy}
          onFile={async (file) => {
            if (await take.run(file)) setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

interface CodesDialogProps {
  readonly isBusy: boolean;
  readonly onFile: (file: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The words of codes as a scanner or a telephone gives them: it says which are still missing. */
function CodesDialog({ isBusy, onFile, onClose }: CodesDialogProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const read = readCodes(words);
  const said =
    read.state === 'missing'
      ? t('exam.board.codes.missing', {
          read: read.count - read.missing.length,
          count: read.count,
          list: read.missing.join('、'),
        })
      : t(`exam.board.codes.${read.state}`);
  return (
    <ToldDialog
      title={t('exam.board.codes')}
      note={t('exam.board.codes.note')}
      close="outline"
      onClose={onClose}
      actions={
        <Button
          look="primary"
          busy={isBusy}
          disabled={read.state !== 'whole'}
          onClick={() => read.state === 'whole' && void onFile(JSON.stringify(read.file))}
        >
          {t('exam.board.takeIn')}
        </Button>
      }
    >
      <textarea
        className="input wide code"
        rows={6}
        value={words}
        aria-label={t('exam.board.codes.words')}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <p className={read.state === 'wrong' ? 'ink-late' : 'note'} role="status">
        {said}
      </p>
    </ToldDialog>
  );
}

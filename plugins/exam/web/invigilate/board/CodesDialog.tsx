import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { readAnswerCodes } from '../../../api';
import { readCodes } from '../../../model/sitting/taking-in/answer-codes';

interface CodesDialogProps {
  readonly examId: string;
  readonly isBusy: boolean;
  readonly onFile: (file: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Codes as pictures, which the server reads, or as the words that a scanner types: it says which are still missing. */
export function CodesDialog({ examId, isBusy, onFile, onClose }: CodesDialogProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const pictures = usePictures(examId, (found) => setWords((before) => [before.trim(), ...found].join('\n').trim()));
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
      <Stack gap={3}>
        <PicturesButton isBusy={pictures.isBusy} onFiles={pictures.read} />
        {pictures.without.map((name) => (
          <p key={name} className="ink-late" role="alert">
            {t('exam.board.codes.noneIn', { name })}
          </p>
        ))}
        <textarea
          className="input wide code"
          rows={5}
          value={words}
          aria-label={t('exam.board.codes.words')}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <p className={read.state === 'wrong' ? 'ink-late' : 'note'} role="status">
          {said}
        </p>
      </Stack>
    </ToldDialog>
  );
}

interface PicturesButtonProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function PicturesButton({ isBusy, onFiles }: PicturesButtonProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const label = t('exam.board.codes.pictures');
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    onFiles(files);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button icon="Camera" busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}

/** Reads pictures one after the other; `without`: the names of those in which no code was found. */
function usePictures(examId: string, onWords: (words: readonly string[]) => void) {
  const call = useCall();
  const [without, setWithout] = useState<readonly string[]>([]);
  const { isBusy, run } = useAct(async (files: readonly File[]) => {
    setWithout([]);
    for (const file of files) {
      const { words } = await call(readAnswerCodes, { examId }, { files: { file } });
      if (words.length > 0) onWords(words);
      else setWithout((before) => [...before, file.name]);
    }
  });
  return { isBusy, without, read: (files: readonly File[]) => void run(files) };
}

import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { takeInFile } from '../../../api';
import { CodesDialog } from './CodesDialog';

/** Takes in what a student's device has closed, as its file or as its codes. */
export function TakeIn({ examId }: { readonly examId: string }) {
  const t = useText();
  const call = useCall();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const take = useAct(async (file: File) => call(takeInFile, { examId }, { files: { file } }), {
    done: ({ count, photos, name }) => ({ id: 'exam.board.taken', values: { count, photos, name } }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) void take.run(file);
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
          examId={examId}
          isBusy={take.isBusy}
          onFile={async (words) => {
            if (await take.run(new File([words], 'answers.json', { type: 'application/json' }))) setReading(false);
          }}
          onClose={() => setReading(false)}
        />
      )}
    </>
  );
}

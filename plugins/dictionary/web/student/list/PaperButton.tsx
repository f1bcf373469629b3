import { useRef } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages, useText, useUploads } from 'edutech/core/web/hooks';
import { sendPaper } from '../../../api';
import type { MyAssignment } from '../../../api/practising';
import { sendFile } from '../../shared/send-file';

interface PaperButtonProps {
  readonly assignment: MyAssignment;
  /** As large as the buttons of a practice. */
  readonly isLarge?: boolean;
}

/** Takes a photo of the words on paper and sends it to the teacher. */
export function PaperButton({ assignment: { assignmentId, hasPaper }, isLarge = false }: PaperButtonProps) {
  const t = useText();
  const call = useCall();
  const uploads = useUploads();
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const send = useAct(
    async (file: File) => {
      const fileId = await sendFile(uploads, file, 'answerPictures');
      if (!fileId) return messages.show('dictionary.paper.lost', { tone: 'error' });
      await call(sendPaper, { assignmentId, fileId });
      messages.show('dictionary.paper.sent', { tone: 'success' });
    },
    { changes: true },
  );
  return (
    <>
      <Button
        icon="Camera"
        size={isLarge ? 'large' : 'medium'}
        busy={send.isBusy}
        onClick={() => input.current?.click()}
      >
        {t(hasPaper ? 'dictionary.paper.again' : 'dictionary.paper.take')}
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        tabIndex={-1}
        aria-label={t('dictionary.paper.take')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void send.run(file);
        }}
      />
    </>
  );
}

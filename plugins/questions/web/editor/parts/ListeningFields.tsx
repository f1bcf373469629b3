import { useRef } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { Listening } from '../../../kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Media } from '../../../kit/ui/question/content/media';
import { ListeningPlayer } from '../../../kit/ui/question/view/ListeningPlayer';
import type { StoredRecording } from '../../../kit/ui/question/writing/use-stored-files';
import { Field } from './Field';

interface ListeningFieldsProps {
  readonly listening: Listening | undefined;
  readonly onChange: (listening: Listening) => void;
  readonly upload: (recording: File) => Promise<StoredRecording>;
  readonly media: Media;
}

/** The recording of a listening question, and how it may be heard. */
export function ListeningFields({ listening, onChange, upload, media }: ListeningFieldsProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const choose = useAct(
    async (recording: File) => {
      const stored = await upload(recording).catch(() => null); // the upload has said why
      if (stored) onChange({ plays: 2, maySeek: false, ...listening, ...stored });
    },
    { changes: false },
  );
  return (
    <Field name="recording" at="listening">
      {listening && <ListeningPlayer key={listening.file} listening={{ ...listening, plays: 0 }} media={media} />}
      <Row wrap gap={0} className="questions-fields">
        <Button icon="ArrowUpload" busy={choose.isBusy} onClick={() => input.current?.click()}>
          {t(listening ? 'questions.cq.recordingOther' : 'questions.cq.recordingChoose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="audio/*"
          onChange={({ currentTarget }) => {
            const [recording] = currentTarget.files ?? [];
            if (recording) void choose.run(recording);
            currentTarget.value = '';
          }}
        />
        {listening && (
          <>
            <Row as="label" wrap gap={0} className="questions-tick t-13">
              {t('questions.cq.plays')}
              <select
                className="input"
                value={listening.plays}
                onChange={({ currentTarget: { value } }) => onChange({ ...listening, plays: Number(value) })}
              >
                {[0, 1, 2, 3, 4, 5].map((plays) => (
                  <option key={plays} value={plays}>
                    {t('questions.cq.playsOf', { plays })}
                  </option>
                ))}
              </select>
            </Row>
            <Row as="label" wrap gap={0} className="questions-tick t-13">
              <input
                type="checkbox"
                checked={listening.maySeek}
                onChange={({ currentTarget: { checked } }) => onChange({ ...listening, maySeek: checked })}
              />
              {t('questions.cq.maySeek')}
            </Row>
          </>
        )}
      </Row>
    </Field>
  );
}

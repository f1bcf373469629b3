import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Listening } from '../../../kit/common/question-body';
import { Button } from 'edutech/core/ui/Button';
import type { Media } from '../../../kit/ui/question/content/media';
import { ListeningPlayer } from '../../../kit/ui/question/view/ListeningPlayer';
import type { StoredRecording } from '../use-stored-files';
import { Field } from './Field';

interface ListeningFieldsProps {
  readonly listening: Listening | undefined;
  readonly onChange: (listening: Listening) => void;
  readonly upload: (recording: File) => Promise<StoredRecording>;
  readonly media: Media;
}

/** The recording of a listening question, and how it may be heard. */
export function ListeningFields({ listening, onChange, upload, media }: ListeningFieldsProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const choose = async (recording: File | undefined) => {
    if (!recording) return;
    setBusy(true);
    const stored = await upload(recording).catch(() => null); // the upload has said why
    setBusy(false);
    if (stored) onChange({ plays: 2, maySeek: false, ...listening, ...stored });
  };
  return (
    <Field name="recording" at="listening">
      {listening && <ListeningPlayer key={listening.file} listening={{ ...listening, plays: 0 }} media={media} />}
      <div className="questions-fields">
        <Button icon="ArrowUpload" busy={busy} onClick={() => input.current?.click()}>
          <FormattedMessage id={listening ? 'questions.cq.recordingOther' : 'questions.cq.recordingChoose'} />
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="audio/*"
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {listening && (
          <>
            <label className="questions-tick">
              <FormattedMessage id="questions.cq.plays" />
              <select
                className="input"
                value={listening.plays}
                onChange={({ currentTarget: { value } }) => onChange({ ...listening, plays: Number(value) })}
              >
                {[0, 1, 2, 3, 4, 5].map((plays) => (
                  <option key={plays} value={plays}>
                    {intl.formatMessage({ id: 'questions.cq.playsOf' }, { plays })}
                  </option>
                ))}
              </select>
            </label>
            <label className="questions-tick">
              <input
                type="checkbox"
                checked={listening.maySeek}
                onChange={({ currentTarget: { checked } }) => onChange({ ...listening, maySeek: checked })}
              />
              <FormattedMessage id="questions.cq.maySeek" />
            </label>
          </>
        )}
      </div>
    </Field>
  );
}

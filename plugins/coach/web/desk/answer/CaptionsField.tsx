import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { draftCaptions } from '../../../api';
import { type Cut, longestCaptions } from '../../../model/answer';

interface CaptionsFieldProps {
  readonly captions: string;
  readonly onCaptions: (captions: string) => void;
  /** The recording on the server: it is sent there first if it is not yet. Null: no service drafts subtitles. */
  readonly recording: (() => Promise<{ readonly fileId: string; readonly cut?: Cut }>) | null;
}

/** Subtitles of a recording: typed, or drafted by the deployment's service and corrected here before anybody reads them. */
export function CaptionsField({ captions, onCaptions, recording }: CaptionsFieldProps) {
  const t = useText();
  const call = useCall();
  const draft = useAct(async () => recording && onCaptions((await call(draftCaptions, await recording())).text), {
    done: 'coach.captions.draft.done',
    changes: false,
  });
  return (
    <Stack gap={1}>
      <Stack as="label" gap={1}>
        <span className="note">{t('coach.captions')}</span>
        <textarea
          className="input"
          rows={4}
          maxLength={longestCaptions}
          value={captions}
          readOnly={draft.isBusy}
          placeholder={t('coach.captions.hint')}
          onChange={({ currentTarget }) => onCaptions(currentTarget.value)}
        />
      </Stack>
      {recording && (
        <Row>
          <Button size="small" look="quiet" icon="Mic" busy={draft.isBusy} onClick={() => void draft.run()}>
            {t('coach.captions.draft')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

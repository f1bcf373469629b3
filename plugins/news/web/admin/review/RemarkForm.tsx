import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addComment } from '../../../api';
import type { TextAnchor } from '../../../model/articles/text/anchors';

/** Writes a remark on the chosen words. */
export function RemarkForm({
  articleId,
  anchor,
  onClose,
}: {
  articleId: string;
  anchor: TextAnchor;
  onClose: () => void;
}) {
  const call = useCall();
  const t = useText();
  const [body, setBody] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // It was opened to be written into
  useEffect(() => field.current?.focus(), []);
  const add = useAct(() => call(addComment, { id: articleId, ...anchor, body: body.trim() }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() !== '' && (await add.run())) onClose();
  };
  return (
    <Stack as="form" gap={2} className="news-remark-form fill" onSubmit={(event) => void send(event)}>
      <q className="clip1">{anchor.quote}</q>
      <textarea
        className="input pad-y-2"
        rows={3}
        ref={field}
        value={body}
        maxLength={1000}
        aria-label={t('news.remark.body')}
        placeholder={t('news.remark.hint')}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Row align="stretch" justify="end" wrap>
        <Button size="small" onClick={onClose}>
          {t('core.ui.form.cancel')}
        </Button>
        <Button size="small" look="primary" type="submit" busy={add.isBusy}>
          {t('news.remark.send')}
        </Button>
      </Row>
    </Stack>
  );
}

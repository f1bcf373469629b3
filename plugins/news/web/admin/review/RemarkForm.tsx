import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCall } from 'edutech/core/web/hooks';
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
  const intl = useIntl();
  const revalidator = useRevalidator();
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // It was opened to be written into
  useEffect(() => field.current?.focus(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '') return;
    setBusy(true);
    try {
      await call(addComment, { id: articleId, ...anchor, body: body.trim() });
      await revalidator.revalidate();
      onClose();
    } catch {
      setBusy(false); // the call has said what went wrong; the words stay
    }
  };
  return (
    <form className="news-remark-form" onSubmit={(event) => void send(event)}>
      <q className="clip1">{anchor.quote}</q>
      <textarea
        className="input"
        rows={3}
        ref={field}
        value={body}
        maxLength={1000}
        aria-label={intl.formatMessage({ id: 'news.remark.body' })}
        placeholder={intl.formatMessage({ id: 'news.remark.hint' })}
        onChange={(event) => setBody(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <div className="news-remark-acts">
        <Button size="small" onClick={onClose}>
          <FormattedMessage id="core.ui.form.cancel" />
        </Button>
        <Button size="small" look="primary" type="submit" busy={busy}>
          <FormattedMessage id="news.remark.send" />
        </Button>
      </div>
    </form>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addComment, listComments, removeComment } from '../../../../api/marking';

interface CommentBankProps {
  /** What stands in the comment now: can be kept for later. */
  readonly comment: string;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** One's own words for correcting, those used most first: a digit puts them into the comment. */
export function CommentBank({ comment, onChoose, onClose }: CommentBankProps) {
  const t = useText();
  const call = useCall();
  const search = useRef<HTMLInputElement>(null);
  const { data, error, again } = useAsked(listComments, {}, { tells: true });
  const words = data ?? (error === undefined ? null : []);
  const [sought, setSought] = useState('');
  // One searches at once
  useEffect(() => search.current?.focus(), []);
  const found = (words ?? []).filter(({ text }) => text.includes(sought.trim())).slice(0, 50);
  const isKept = words?.some(({ text }) => text === comment.trim());
  const keep = async () => {
    await call(addComment, { text: comment.trim() });
    again();
  };
  const remove = async (commentId: string) => {
    await call(removeComment, { commentId });
    again();
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = /^[1-9]$/.test(event.key) ? found[Number(event.key) - 1] : event.key === 'Enter' ? found[0] : null;
    if (event.key === 'Escape') onClose();
    else if (chosen && (event.key === 'Enter' ? event.target === search.current : true)) onChoose(chosen.text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack
      as="section"
      gap={2}
      className="correct-bank mid pad-3 round-card paper scrolls"
      role="dialog"
      aria-label={t('work.correct.bank')}
      onKeyDown={keys}
    >
      <Row as="header" gap={1}>
        <input
          ref={search}
          className="input"
          value={sought}
          maxLength={100}
          placeholder={t('work.correct.bank.find')}
          aria-label={t('work.correct.bank.find')}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />
      </Row>
      {words !== null && found.length === 0 && (
        <p className="muted">{t(sought ? 'work.correct.bank.none' : 'work.correct.bank.empty')}</p>
      )}
      <ol>
        {found.map(({ commentId, text, used }, at) => (
          <Row as="li" gap={1} key={commentId}>
            <Row
              as="button"
              type="button"
              className="correct-bank-words fill pad-y-1 pad-x-2 round text-start hovers"
              onClick={() => onChoose(text)}
            >
              {at < 9 && <kbd className="key">{at + 1}</kbd>}
              <span className="fill">{text}</span>
              <small className="muted num">{t('work.correct.bank.used', { count: used })}</small>
            </Row>
            <IconButton
              icon="Delete"
              label={t('work.correct.bank.remove', { text })}
              onClick={() => void remove(commentId)}
            />
          </Row>
        ))}
      </ol>
      {comment.trim() && !isKept && (
        <Button look="quiet" size="small" icon="Add" onClick={() => void keep()}>
          {t('work.correct.bank.keep', { text: comment.trim().slice(0, 20) })}
        </Button>
      )}
    </Stack>
  );
}

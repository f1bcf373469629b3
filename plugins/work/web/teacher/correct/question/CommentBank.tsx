import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useCall } from 'edutech/core/web/hooks';
import { addComment, listComments, removeComment } from '../../../../api/marking';

type Words = OutputOf<typeof listComments>[number];

interface CommentBankProps {
  /** What stands in the comment now: can be kept for later. */
  readonly comment: string;
  readonly onChoose: (text: string) => void;
  readonly onClose: () => void;
}

/** One's own words for correcting, those used most first: a digit puts them into the comment. */
export function CommentBank({ comment, onChoose, onClose }: CommentBankProps) {
  const intl = useIntl();
  const call = useCall();
  const search = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<readonly Words[] | null>(null);
  const [sought, setSought] = useState('');
  // Reads the words when the bank opens
  useEffect(() => {
    search.current?.focus();
    call(listComments, {}).then(setWords, () => setWords([]));
  }, [call]);
  const found = (words ?? []).filter(({ text }) => text.includes(sought.trim())).slice(0, 50);
  const isKept = words?.some(({ text }) => text === comment.trim());
  const keep = async () => {
    await call(addComment, { text: comment.trim() });
    setWords(await call(listComments, {}));
  };
  const remove = async (commentId: string) => {
    await call(removeComment, { commentId });
    setWords((words ?? []).filter((one) => one.commentId !== commentId));
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
    <section
      className="correct-bank"
      role="dialog"
      aria-label={intl.formatMessage({ id: 'work.correct.bank' })}
      onKeyDown={keys}
    >
      <header>
        <input
          ref={search}
          className="input"
          value={sought}
          maxLength={100}
          placeholder={intl.formatMessage({ id: 'work.correct.bank.find' })}
          aria-label={intl.formatMessage({ id: 'work.correct.bank.find' })}
          onChange={({ currentTarget: { value } }) => setSought(value)}
        />
        <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.close' })} onClick={onClose} />
      </header>
      {words !== null && found.length === 0 && (
        <p className="muted">
          <FormattedMessage id={sought ? 'work.correct.bank.none' : 'work.correct.bank.empty'} />
        </p>
      )}
      <ol>
        {found.map(({ commentId, text, used }, at) => (
          <li key={commentId}>
            <button type="button" className="correct-bank-words" onClick={() => onChoose(text)}>
              {at < 9 && <kbd className="key">{at + 1}</kbd>}
              <span>{text}</span>
              <small className="muted num">
                <FormattedMessage id="work.correct.bank.used" values={{ count: used }} />
              </small>
            </button>
            <IconButton
              icon="Delete"
              label={intl.formatMessage({ id: 'work.correct.bank.remove' }, { text })}
              onClick={() => void remove(commentId)}
            />
          </li>
        ))}
      </ol>
      {comment.trim() && !isKept && (
        <Button look="quiet" size="small" icon="Add" onClick={() => void keep()}>
          <FormattedMessage id="work.correct.bank.keep" values={{ text: comment.trim().slice(0, 20) }} />
        </Button>
      )}
    </section>
  );
}

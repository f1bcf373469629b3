import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { Button } from 'edutech/core/ui/Button';
import { focused } from '../focused';

/** Where the chosen words lead: a page of the platform, another site, a mail address. Empty takes the link away. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  // Typing begins at once
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const href = address.trim();
    const chain = focused(editor).extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  return (
    <form
      className="editor-more"
      onSubmit={apply}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <input
        ref={input}
        className="input editor-address"
        value={address}
        maxLength={500}
        placeholder="https:// · /news_list"
        aria-label={t('writing.editor.address')}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button size="small" look="soft" type="submit">
        {t('writing.editor.apply')}
      </Button>
      <Button size="small" look="quiet" onClick={close}>
        {t('core.ui.form.cancel')}
      </Button>
    </form>
  );
}

import { type ReactNode, useState } from 'react';
import { useText } from '../web/hooks';
import { Button } from './Button';

interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly words: string;
  /** What the button says until then. */
  readonly children: ReactNode;
}

/** Puts words on the clipboard, and says so once they are there. */
export function CopyButton({ words, children }: CopyButtonProps) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      icon={isCopied ? 'Checkmark' : 'Copy'}
      onClick={() => void navigator.clipboard?.writeText(words).then(() => setCopied(true))}
    >
      {isCopied ? t('core.ui.copied') : children}
    </Button>
  );
}

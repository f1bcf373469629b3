import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from './Button';

interface CopyButtonProps {
  /** The text for the clipboard. */
  readonly words: string;
  /** What the button says until then. */
  readonly children: ReactNode;
}

/** Puts words on the clipboard, and says so once they are there. */
export function CopyButton({ words, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      icon={isCopied ? 'Checkmark' : 'Copy'}
      onClick={() => void navigator.clipboard?.writeText(words).then(() => setCopied(true))}
    >
      {isCopied ? <FormattedMessage id="core.ui.copied" /> : children}
    </Button>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';

interface NameBoxProps {
  readonly name: string;
  /** Most letters. */
  readonly most: number;
  /** Receives the typed text, also when it is empty or unchanged: the owner decides what that means. */
  readonly onName: (name: string) => void;
  readonly onGiveUp: () => void;
}

/** A name typed in its place: Enter or going elsewhere takes it, Escape gives it up. */
export function NameBox({ name, most, onName, onGiveUp }: NameBoxProps) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  const [isDone, setDone] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // Somebody has just asked to type here
  useEffect(() => {
    box.current?.focus();
    box.current?.select();
  }, []);
  const end = (act: () => void) => {
    if (isDone) return;
    setDone(true);
    act();
  };
  return (
    <input
      ref={box}
      className="input tree-typing grow"
      aria-label={t('textbook.kit.tree.name')}
      value={typed}
      maxLength={most}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onClick={(event) => event.stopPropagation()}
      onBlur={() => end(() => onName(typed))}
      onKeyDown={(event) => {
        event.stopPropagation();
        // Enter that ends the input of a Chinese word is not the end of the name
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(() => onName(typed));
        if (event.key === 'Escape') end(onGiveUp);
      }}
    />
  );
}

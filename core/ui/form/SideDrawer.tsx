import { OverlayDrawer } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { useText } from '../../web/hooks';
import { IconButton } from '../IconButton';
import { useFocusBack } from './use-focus-back';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Space for content as wide as a page. Default: a form's width. */
  readonly wide?: boolean;
  readonly className?: string;
  /** What scrolls (`form-body`) and the foot with its acts (`form-foot`). */
  readonly children: ReactNode;
}

/** A part at the end of the page, over it, with its title and the way out; whatever had the focus before gets it again. */
export function SideDrawer({ title, onClose, wide = false, className = '', children }: SideDrawerProps) {
  const t = useText();
  const heading = useId();
  useFocusBack();
  return (
    <OverlayDrawer
      open
      position="end"
      size={wide ? 'large' : 'medium'}
      aria-labelledby={heading}
      className={`form-drawer ${className}`}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <header className="form-head lined-below">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />
      </header>
      {children}
    </OverlayDrawer>
  );
}

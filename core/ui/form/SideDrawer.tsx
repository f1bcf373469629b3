import { OverlayDrawer } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton';

interface SideDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Room for what is as wide as a page. Default: a form's width. */
  readonly wide?: boolean;
  /** What scrolls (`form-body`) and the foot with its acts (`form-foot`). The content calls `useFocusBack`. */
  readonly children: ReactNode;
}

/** A part at the end of the page, over it, with its title and the way out. */
export function SideDrawer({ title, onClose, wide = false, children }: SideDrawerProps) {
  const intl = useIntl();
  return (
    <OverlayDrawer
      open
      position="end"
      size={wide ? 'large' : 'medium'}
      className="form-drawer"
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <header className="form-head">
        <h2>{title}</h2>
        <IconButton icon="Dismiss" label={intl.formatMessage({ id: 'core.ui.close' })} onClick={onClose} />
      </header>
      {children}
    </OverlayDrawer>
  );
}

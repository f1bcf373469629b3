import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';

interface RowMenuProps {
  readonly title: string;
  readonly onCopy: () => void;
  /** Of one's own. */
  readonly onRemove?: () => void;
  /** Of a colleague's, on which one writes. */
  readonly onLeave?: () => void;
}

/** Further acts on a paper of the list. It brings a library of menus: the list can be read before it is there. */
export function RowMenu({ title, onCopy, onRemove, onLeave }: RowMenuProps) {
  const t = useText();
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <IconButton icon="MoreHorizontal" label={t('exam.act.moreOf', { title })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onCopy}>{t('exam.act.copy')}</MenuItem>
          {onRemove && <MenuItem onClick={onRemove}>{t('exam.act.remove')}</MenuItem>}
          {onLeave && <MenuItem onClick={onLeave}>{t('exam.together.leave')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

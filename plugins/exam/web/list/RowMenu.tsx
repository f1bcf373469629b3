import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';

interface RowMenuProps {
  readonly title: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** Further acts on a paper of the list. It brings a library of menus: the list can be read before it is there. */
export function RowMenu({ title, onCopy, onRemove }: RowMenuProps) {
  const t = useText();
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <IconButton icon="MoreHorizontal" label={t('exam.act.moreOf', { title })} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={onCopy}>{t('exam.act.copy')}</MenuItem>
          <MenuItem onClick={onRemove}>{t('exam.act.remove')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

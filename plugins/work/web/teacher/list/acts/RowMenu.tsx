import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from 'edutech/core/ui/Can';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useText } from 'edutech/core/web/hooks';
import type { Published } from '../../../../api';
import { answerCardAddress, monitorAddress, publishAddress, viewAddress } from '../../../shared/addresses';
import { DownloadDialog } from '../../download/DownloadButton';
import { heldBy } from '../rows/row-facts';
import { useHomeworkActs } from './use-homework-acts';

/** What can be done with one published homework. It brings a library of menus: the list can be read before it is there. */
export function RowMenu({ homework }: { readonly homework: Published }) {
  const t = useText();
  const navigate = useNavigate();
  const acts = useHomeworkActs();
  const [isDownloading, setDownloading] = useState(false);
  const { homeworkId, title, isOwn } = homework;
  const held = heldBy(homework);
  const withdrawn = homework.assignments.filter((one) => one.withdrawn !== null);
  const may = {
    arrange: useCan(['homework_tea.arrange']),
    copy: useCan(['homework_tea.copy']),
    share: useCan(['homework_tea.share', isOwn]),
    remove: useCan(['homework_tea.delete', isOwn]),
    others: useCan(['homework_tea.publish_other_classes', isOwn]),
    answer: useCan(['homework_tea.answer', isOwn]),
    download: useCan(['homework_tea.download', homework.questions > 0]),
  };
  const go = (address: string) => () => void navigate(address);
  const item = (id: string, act: () => unknown) => (
    <MenuItem key={id} onClick={() => void act()}>
      {t(`work.act.${id}`)}
    </MenuItem>
  );
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <IconButton icon="MoreHorizontal" label={t('work.act.more', { title })} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {item('view', go(viewAddress(homeworkId)))}
            {held.map(({ assignmentId, className }) => (
              <MenuItem key={assignmentId} onClick={go(monitorAddress(assignmentId))}>
                {t('work.act.monitor', { class: className })}
              </MenuItem>
            ))}
            {may.others && may.arrange && item('others', go(publishAddress(homeworkId)))}
            {may.answer && item('answers', go(answerCardAddress(homeworkId)))}
            {may.download && <MenuItem onClick={() => setDownloading(true)}>{t('work.view.download')}</MenuItem>}
            {may.copy && item('copy', () => acts.copy(homeworkId))}
            {may.copy && item('template', () => acts.asTemplate(homeworkId))}
            {may.share && item('share', () => acts.share([homeworkId], true))}
            {may.arrange &&
              held.length > 0 &&
              item('withdraw', () => acts.withdraw(held.map(({ assignmentId }) => assignmentId)))}
            {may.arrange &&
              withdrawn.length > 0 &&
              item('giveAgain', () => acts.giveAgain(withdrawn.map(({ assignmentId }) => assignmentId)))}
            {may.remove && item('remove', () => acts.remove([homeworkId]))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isDownloading && <DownloadDialog homeworkIds={[homeworkId]} onClose={() => setDownloading(false)} />}
    </>
  );
}

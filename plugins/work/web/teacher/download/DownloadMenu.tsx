import type { ReactNode } from 'react';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import { downloadForms, formText, useDownload } from './use-download';

interface DownloadMenuProps {
  /** What is downloaded; empty: nothing that could be. */
  readonly homeworkIds: readonly string[];
  readonly isSmall?: boolean;
  /** Further entries, below the downloads. */
  readonly children?: ReactNode;
}

/** Word and PDF of homework, with and without answers: of one a file, of several an archive. */
export function DownloadMenu({ homeworkIds, isSmall = false, children }: DownloadMenuProps) {
  const t = useText();
  const mayDownload = useCan(['homework_tea.download', homeworkIds.length > 0]);
  const { isWriting, download } = useDownload();
  if (!mayDownload && !children) return null;
  return (
    <DropMenu
      align="end"
      className={classNames('btn', isSmall && 'btn-small')}
      label={t('work.view.download')}
      trigger={
        <>
          <Icon name={isWriting ? 'ArrowClockwise' : 'ArrowDownload'} size={isSmall ? 16 : 20} />
          <span>{t(isWriting ? 'work.view.writing' : 'work.view.download')}</span>
          <Icon name="ChevronDown" size={16} />
        </>
      }
    >
      {mayDownload &&
        downloadForms.map((form) => (
          <DropItem key={formText(form)} disabled={isWriting} onChoose={() => void download(homeworkIds, form)}>
            {t(formText(form))}
          </DropItem>
        ))}
      {children}
    </DropMenu>
  );
}

import { useState } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useText } from 'edutech/core/web/hooks';
import type { Preparation } from 'edutech/plugins/questions/api';

const PreparedDownload = onDemand(() =>
  import('edutech/plugins/questions/kit/ui/prepared/PreparedDownload').then((part) => part.PreparedDownload),
);

interface DownloadProps {
  /** Forms of the file, each with what asks for it. */
  readonly forms: readonly { readonly label: string; readonly ask: () => Promise<Preparation> }[];
}

/** Downloads a plan or an exercise in one of some forms; files are made in the background. */
export function Download({ forms }: DownloadProps) {
  const t = useText();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const start = async (ask: () => Promise<Preparation>) => {
    try {
      setPreparation(await ask());
    } catch {
      // the call has shown the error
    }
  };
  const end = () => setPreparation(null);
  return (
    <>
      <DropMenu
        align="end"
        className="btn"
        label={t('prepare.download')}
        trigger={
          <>
            <Icon name="ArrowDownload" />
            <span>{t('prepare.download')}</span>
            <Icon name="ChevronDown" size={16} />
          </>
        }
      >
        {forms.map(({ label, ask }) => (
          <DropItem key={label} onChoose={() => void start(ask)}>
            {label}
          </DropItem>
        ))}
      </DropMenu>
      {preparation && (
        <PreparedDownload preparation={preparation} title={t('prepare.download.writing')} onEnd={end} onClose={end} />
      )}
    </>
  );
}

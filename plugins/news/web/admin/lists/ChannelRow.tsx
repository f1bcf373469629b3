import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { Channel } from '../../../api';

interface ChannelRowProps {
  readonly channel: Channel;
  readonly isCitys: boolean;
  /** Absent: to be looked at only. */
  readonly acts?: {
    edit(): void;
    remove(channel: Channel): Promise<void>;
    inherit(channel: Channel): Promise<void>;
  };
}

/** A channel: its names, how it stands to the site above, and what its keeper may do with it. */
export function ChannelRow({ channel, isCitys, acts }: ChannelRowProps) {
  const t = useText();
  const { name, nameEn, articles, isHidden, isLocked, above } = channel;
  return (
    <>
      <span className="row-main">
        <b>{name}</b>
        <span className="row-note">{nameEn}</span>
      </span>
      {isLocked && <Tag icon="LockClosed">{t('news.channels.locked')}</Tag>}
      {isHidden && (
        <Tag tone="due" icon="EyeOff">
          {t('news.channels.hidden')}
        </Tag>
      )}
      {above && <Tag tone="brand">{t('news.channels.own', { name: above.name })}</Tag>}
      <span className="muted num">{t('news.channels.articles', { count: articles })}</span>
      {acts && isCitys && <CitysActs channel={channel} acts={acts} />}
      {acts && !isCitys && !isLocked && <SitesActs channel={channel} acts={acts} />}
    </>
  );
}

type Acts = Required<Pick<ChannelRowProps, 'channel' | 'acts'>>;

function EditButton({ channel, acts }: Acts) {
  const t = useText();
  const label = t('news.channels.edit', { name: channel.name });
  return <IconButton icon="Edit" label={label} onClick={acts.edit} />;
}

function CitysActs({ channel, acts }: Acts) {
  const t = useText();
  const { name, articles } = channel;
  return (
    <>
      <EditButton channel={channel} acts={acts} />
      <IconButton
        icon="Delete"
        label={t('news.channels.remove', { name })}
        disabled={articles > 0}
        title={articles > 0 ? t('news.channels.inUse') : undefined}
        onClick={() => void acts.remove(channel).catch(() => undefined)}
      />
    </>
  );
}

function SitesActs({ channel, acts }: Acts) {
  const t = useText();
  return (
    <>
      <EditButton channel={channel} acts={acts} />
      {channel.above && (
        <IconButton
          icon="ArrowUndo"
          label={t('news.channels.inherit', { name: channel.name })}
          onClick={() => void acts.inherit(channel).catch(() => undefined)}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { SortableList } from 'edutech/core/ui/table/SortableList';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { adminChannels, adminSites, orderChannels, removeChannel, saveChannel, type Channel } from '../../../api';
import { AreaTabs } from '../shared/AreaTabs';

interface Data {
  readonly channels: readonly Channel[];
  /** Channels are the city's: only its people change them. */
  readonly isCitys: boolean;
}

export const loader: Loader<Data> = async ({ call, signal }) => {
  const [channels, sites] = await Promise.all([call(adminChannels, {}, { signal }), call(adminSites, {}, { signal })]);
  return { channels, isCitys: sites.some(({ level }) => level === 'city') };
};

/** The channels in the order in which readers see them. */
export function Page() {
  const { channels, isCitys } = useLoaderData<Data>();
  const intl = useIntl();
  const call = useCall();
  const revalidator = useRevalidator();
  const say = useUndo();
  const isKeeper = useCan(['news_admin.publish']) && isCitys;
  const [edited, edit] = useState<Channel | 'new' | null>(null);
  const order = async (ids: readonly string[]) => {
    await call(orderChannels, { typeids: [...ids] }).catch(() => undefined);
    await revalidator.revalidate();
  };
  const remove = async (channel: Channel) => {
    await call(removeChannel, { typeid: channel.typeid });
    say('news.channels.removed', { name: channel.name }, () =>
      call(saveChannel, { name: channel.name, nameEn: channel.nameEn }),
    );
  };
  return (
    <PageFrame
      title={<FormattedMessage id="news.channels.title" />}
      note={!isKeeper && <FormattedMessage id="news.channels.citys" />}
      end={
        isKeeper && (
          <Button look="primary" icon="Add" onClick={() => edit('new')}>
            <FormattedMessage id="news.channels.new" />
          </Button>
        )
      }
    >
      <AreaTabs current="channels" />
      <SortableList
        label={intl.formatMessage({ id: 'news.channels.title' })}
        items={channels}
        keyOf={({ typeid }) => typeid}
        nameOf={({ name }) => name}
        {...(isKeeper && { onOrder: (ids: readonly string[]) => void order(ids) })}
        row={(channel) => (
          <>
            <span className="row-main">
              <b>{channel.name}</b>
              <span className="row-note">{channel.nameEn}</span>
            </span>
            <span className="muted num">
              <FormattedMessage id="news.channels.articles" values={{ count: channel.articles }} />
            </span>
            {isKeeper && (
              <>
                <IconButton
                  icon="Edit"
                  label={intl.formatMessage({ id: 'news.channels.edit' }, { name: channel.name })}
                  onClick={() => edit(channel)}
                />
                <IconButton
                  icon="Delete"
                  label={intl.formatMessage({ id: 'news.channels.remove' }, { name: channel.name })}
                  disabled={channel.articles > 0}
                  title={channel.articles > 0 ? intl.formatMessage({ id: 'news.channels.inUse' }) : undefined}
                  onClick={() => void remove(channel).catch(() => undefined)}
                />
              </>
            )}
          </>
        )}
      />
      {edited && <ChannelDrawer channel={edited === 'new' ? null : edited} onClose={() => edit(null)} />}
    </PageFrame>
  );
}

function ChannelDrawer({ channel, onClose }: { channel: Channel | null; onClose: () => void }) {
  const call = useCall();
  const intl = useIntl();
  const revalidator = useRevalidator();
  const form = useForm({
    name: 'news.channel',
    initial: { name: channel?.name ?? '', nameEn: channel?.nameEn ?? '', version: channel?.version ?? 0 },
    check: ({ name, nameEn }) => ({
      ...(name.trim() === '' && { name: 'news.error.noName' }),
      ...(nameEn.trim() === '' && { nameEn: 'news.error.noName' }),
    }),
    save: ({ version, ...names }) =>
      call(saveChannel, { ...(channel && { typeid: channel.typeid, version }), ...names }, { quiet: true }),
    onSaved: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  const label = (name: string) => intl.formatMessage({ id: `news.channels.field.${name}` });
  return (
    <FormDrawer
      title={channel ? channel.name : <FormattedMessage id="news.channels.new" />}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: label('name') },
        { name: 'nameEn', label: label('nameEn') },
      ]}
    >
      <TextField label={label('name')} field={form.field('name')} maxLength={20} required />
      <TextField label={label('nameEn')} field={form.field('nameEn')} maxLength={40} required />
    </FormDrawer>
  );
}

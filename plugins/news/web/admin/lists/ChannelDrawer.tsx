import { useRevalidator } from 'react-router';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { TextField } from 'edutech/core/ui/form/fields';
import { SwitchField } from 'edutech/core/ui/form/SwitchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { saveChannel, saveSiteChannel, type Channel } from '../../../api';

interface ChannelDrawerProps {
  /** Absent: a new one of the city. */
  readonly channel: Channel | null;
  /** The county or school that makes something of it; absent: the city. */
  readonly siteId: string | undefined;
  readonly onClose: () => void;
}

/** Names a channel; the city may lock it, a county or a school may leave it out. */
export function ChannelDrawer({ channel, siteId, onClose }: ChannelDrawerProps) {
  const call = useCall();
  const t = useText();
  const revalidator = useRevalidator();
  const { name = '', nameEn = '', version = 0, isLocked = false, isHidden = false } = channel ?? {};
  const form = useForm({
    name: 'news.channel',
    initial: { name, nameEn, version, isLocked, isHidden },
    check: (values) => ({
      ...(values.name.trim() === '' && { name: 'news.error.noName' }),
      ...(values.nameEn.trim() === '' && { nameEn: 'news.error.noName' }),
    }),
    save: async ({ isLocked: locked, isHidden: hidden, version: seen, ...names }) => {
      const quiet = { quiet: true };
      if (!channel) return call(saveChannel, { ...names, isLocked: locked }, quiet);
      const { typeId } = channel;
      if (siteId) return call(saveSiteChannel, { typeId, siteId, version: seen, isHidden: hidden, ...names }, quiet);
      return call(saveChannel, { typeId, version: seen, isLocked: locked, ...names }, quiet);
    },
    onSaved: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  const toggle = siteId ? 'isHidden' : 'isLocked';
  const yesOrNo = (value: boolean) => t(value ? 'news.channels.yes' : 'news.channels.no');
  return (
    <FormDrawer
      title={channel ? channel.name : t('news.channels.new')}
      form={form}
      onClose={onClose}
      compare={[
        { name: 'name', label: t('news.channels.field.name') },
        { name: 'nameEn', label: t('news.channels.field.nameEn') },
        { name: toggle, label: t(`news.channels.field.${toggle}`), show: yesOrNo },
      ]}
    >
      <TextField label={t('news.channels.field.name')} field={form.field('name')} maxLength={20} required />
      <TextField label={t('news.channels.field.nameEn')} field={form.field('nameEn')} maxLength={40} required />
      <SwitchField
        label={t(`news.channels.field.${toggle}`)}
        field={form.field(toggle)}
        hint={t(`news.channels.${toggle}Hint`)}
      />
    </FormDrawer>
  );
}

import { useRevalidator } from 'react-router';
import { FieldError, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { type FieldHandle, useForm } from 'edutech/core/ui/form/use-form';
import { PictureButton } from 'edutech/core/ui/picture/PictureButton';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { savePicture, uploadPortalPicture, type AdminPicture } from '../../api';
import { groupOf, linkFault } from '../../model/admin/groups';

interface PictureDrawerProps {
  /** Absent: a new one. */
  readonly picture: AdminPicture | null;
  readonly type: number;
  readonly siteId: string | undefined;
  readonly onClose: () => void;
}

const texts = ['title', 'titleEn', 'subtitle', 'subtitleEn', 'link'] as const;

/** Edits a picture or link: what it shows, in both languages, and where it leads. */
export function PictureDrawer({ picture, type, siteId, onClose }: PictureDrawerProps) {
  const call = useCall();
  const t = useText();
  const revalidator = useRevalidator();
  const rule = groupOf(type);
  const form = useForm({
    name: 'portal.picture',
    initial: {
      version: picture?.version ?? 0,
      title: picture?.title ?? '',
      titleEn: picture?.titleEn ?? '',
      subtitle: picture?.subtitle ?? '',
      subtitleEn: picture?.subtitleEn ?? '',
      link: picture?.link ?? '',
      filePath: picture?.filePath ?? '',
    },
    check: ({ title, link, filePath }) => {
      const fault = linkFault(link, rule);
      return {
        ...(title.trim() === '' && { title: 'portal.pictures.noTitle' }),
        ...(fault && { link: `portal.pictures.link.${fault}` }),
        ...(rule.size && filePath === '' && { filePath: 'portal.pictures.noFile' }),
      };
    },
    save: ({ version, ...values }) =>
      call(
        savePicture,
        { ...(picture && { id: picture.id, version }), ...(siteId && { siteId }), type, ...values },
        { quiet: true },
      ),
    onSaved: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={picture?.title ?? t(`portal.pictures.group.${rule.name}`)}
      form={form}
      onClose={onClose}
      compare={texts.map((name) => ({ name, label: t(`portal.pictures.field.${name}`) }))}
    >
      {rule.size && (
        <PictureField field={form.field('filePath')} size={rule.size} label={t('portal.pictures.field.picture')} />
      )}
      <TextField label={t('portal.pictures.field.title')} field={form.field('title')} maxLength={60} required />
      <TextField label={t('portal.pictures.field.titleEn')} field={form.field('titleEn')} maxLength={120} />
      {type === 1 && (
        <>
          <TextField label={t('portal.pictures.field.subtitle')} field={form.field('subtitle')} maxLength={120} />
          <TextField label={t('portal.pictures.field.subtitleEn')} field={form.field('subtitleEn')} maxLength={240} />
        </>
      )}
      <TextField
        label={t('portal.pictures.field.link')}
        field={form.field('link')}
        hint={t('portal.pictures.linkHint')}
        maxLength={500}
        required={!rule.mayLackLink}
      />
    </FormDrawer>
  );
}

interface PictureFieldProps {
  readonly field: FieldHandle<string>;
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
}

/** Chooses a picture and cuts it to the size of its group. */
function PictureField({ field, size, label }: PictureFieldProps) {
  const t = useText();
  const call = useCall();
  const upload = async (cut: File) => {
    const { address } = await call(uploadPortalPicture, {}, { files: { file: cut } });
    field.onChange(address);
  };
  return (
    <Stack justify="start" gap={2} className="portal-picture-field">
      <span>{label}</span>
      {field.value && (
        <img className="wide round sunk" src={field.value} alt="" width={size.width} height={size.height} />
      )}
      <PictureButton size={size} onDone={upload}>
        {t(field.value ? 'portal.pictures.change' : 'portal.pictures.choose')}
      </PictureButton>
      {field.error && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
          <FieldError error={field.error} />
        </p>
      )}
    </Stack>
  );
}

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { TextField } from 'edutech/core/ui/form/fields';
import { TextAreaField } from 'edutech/core/ui/form/TextAreaField';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { MomentField } from 'edutech/core/ui/form/days/MomentField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useCall, useText } from 'edutech/core/web/hooks';
import { saveNotice, type AdminNotice } from '../../api';

const texts = ['title', 'titleEn', 'content', 'contentEn', 'link', 'startsAt', 'endsAt'] as const;
/** A notice is meant for a day, unless somebody says otherwise. */
const usualMilliseconds = 86_400_000;

const usualTimes = () => ({
  startsAt: new Date().toISOString(),
  endsAt: new Date(Date.now() + usualMilliseconds).toISOString(),
});

interface NoticeDrawerProps {
  /** Absent: a new one. */
  readonly notice: AdminNotice | null;
  readonly onClose: () => void;
}

/** Edits a notice: its words in both languages, its time, the way to a backup site; and shows it as everybody will see it. */
export function NoticeDrawer({ notice, onClose }: NoticeDrawerProps) {
  const call = useCall();
  const t = useText();
  const revalidator = useRevalidator();
  const [usual] = useState(usualTimes);
  const form = useForm({
    name: 'portal.notice',
    initial: {
      version: notice?.version ?? 0,
      title: notice?.title ?? '',
      titleEn: notice?.titleEn ?? '',
      content: notice?.content ?? '',
      contentEn: notice?.contentEn ?? '',
      link: notice?.link ?? '',
      startsAt: notice?.startsAt ?? usual.startsAt,
      endsAt: notice?.endsAt ?? usual.endsAt,
    },
    check: ({ title, content, startsAt, endsAt }) => ({
      ...(title.trim() === '' && { title: 'portal.notices.noTitle' }),
      ...(content.trim() === '' && { content: 'portal.notices.noContent' }),
      ...(endsAt <= startsAt && { endsAt: 'portal.notices.wrongTime' }),
    }),
    save: ({ version, ...values }) =>
      call(saveNotice, { ...(notice && { id: notice.id, version }), ...values }, { quiet: true }),
    onSaved: () => {
      void revalidator.revalidate();
      onClose();
    },
  });
  const { error } = form.field('endsAt');
  return (
    <FormDrawer
      title={notice?.title ?? t('portal.notices.new')}
      form={form}
      onClose={onClose}
      compare={texts.map((name) => ({ name, label: t(`portal.notices.field.${name}`) }))}
      foot={<Preview values={form.values} />}
    >
      <TextField label={t('portal.notices.field.title')} field={form.field('title')} maxLength={60} required />
      <TextAreaField
        label={t('portal.notices.field.content')}
        field={form.field('content')}
        lines={4}
        maxLength={1000}
        required
      />
      <TextField label={t('portal.notices.field.titleEn')} field={form.field('titleEn')} maxLength={120} />
      <TextAreaField
        label={t('portal.notices.field.contentEn')}
        field={form.field('contentEn')}
        lines={3}
        maxLength={2000}
      />
      <TextField label={t('portal.notices.field.link')} field={form.field('link')} type="url" maxLength={500} />
      <MomentField
        label={t('portal.notices.field.startsAt')}
        value={form.values.startsAt}
        required
        onChange={(startsAt) => startsAt && form.set({ startsAt })}
      />
      <MomentField
        label={t('portal.notices.field.endsAt')}
        value={form.values.endsAt}
        error={error && t('portal.notices.wrongTime')}
        required
        onChange={(endsAt) => endsAt && form.set({ endsAt })}
      />
    </FormDrawer>
  );
}

type Words = Pick<AdminNotice, 'title' | 'titleEn' | 'content' | 'contentEn' | 'link'>;

/** The notice as everybody will see it, in the language of whoever looks. */
function Preview({ values }: { values: Words }) {
  const intl = useIntl();
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const isEnglish = intl.locale === 'en';
  return (
    <>
      <Button look="quiet" icon="Eye" onClick={() => dialog.current?.showModal()}>
        {t('portal.notices.preview')}
      </Button>
      <dialog ref={dialog} className="notice" aria-labelledby="notice-preview">
        <h2 id="notice-preview">{(isEnglish && values.titleEn) || values.title}</h2>
        <p className="notice-text">{(isEnglish && values.contentEn) || values.content}</p>
        {values.link && (
          <p>
            <a className="notice-link" href={values.link} target="_blank" rel="noopener">
              {t('portal.notices.backup')}
            </a>
          </p>
        )}
        <div className="asked-acts">
          <Button look="primary" onClick={() => dialog.current?.close()}>
            {t('core.ui.close')}
          </Button>
        </div>
      </dialog>
    </>
  );
}

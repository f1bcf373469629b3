import type { Site } from 'edutech/core/common/organisation/sites';
import { ChecksField } from 'edutech/core/ui/form/fields';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { copyArticles } from '../../../api';

interface CopyDialogProps {
  readonly ids: readonly string[];
  readonly sites: readonly Site[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Copies articles as drafts into counties and schools, which then change and review them by themselves. */
export function CopyDialog({ ids, sites, onDone, onClose }: CopyDialogProps) {
  const call = useCall();
  const t = useText();
  const say = useUndo();
  const form = useForm<{ siteIds: readonly string[] }>({
    name: 'news.copy',
    initial: { siteIds: [] },
    check: ({ siteIds }) => (siteIds.length === 0 ? { siteIds: 'news.copy.none' } : {}),
    save: async ({ siteIds }) => {
      const { made } = await call(copyArticles, { ids: [...ids], siteIds: [...siteIds] }, { quiet: true });
      say('news.done.copy', { count: made });
    },
    onSaved: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={t('news.copy.title', { count: ids.length })}
      form={form}
      onClose={onClose}
      submit={t('news.act.copy')}
    >
      <p className="note">{t('news.copy.text')}</p>
      <div className="news-sites scrolls-y">
        <ChecksField
          label={t('news.copy.sites')}
          field={form.field('siteIds')}
          options={sites.flatMap(({ siteId, name }) => (siteId ? [{ value: siteId, label: name }] : []))}
        />
      </div>
    </FormDialog>
  );
}

import type { Site } from 'edutech/core/common/organisation/sites';
import { FormDialog } from 'edutech/core/ui/form/FormDrawer';
import { SearchField } from 'edutech/core/ui/form/SearchField';
import { useForm } from 'edutech/core/ui/form/use-form';
import { useText } from 'edutech/core/web/hooks';

/** The city's own site, where a choice has no id for it. */
const citySite = 'city';

interface NewArticleDialogProps {
  readonly sites: readonly Site[];
  readonly onStart: (siteId: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for whom the article is: the city, a county, a school. */
export function NewArticleDialog({ sites, onStart, onClose }: NewArticleDialogProps) {
  const t = useText();
  const form = useForm({
    name: 'news.new',
    initial: { site: sites[0]?.siteId ?? citySite },
    save: ({ site }) => onStart(site === citySite ? null : site),
  });
  return (
    <FormDialog title={t('news.admin.new')} form={form} onClose={onClose} submit={t('news.admin.begin')}>
      <SearchField
        label={t('news.column.site')}
        field={form.field('site')}
        options={sites.map(({ siteId, name }) => ({ value: siteId ?? citySite, label: name }))}
        required
      />
    </FormDialog>
  );
}

import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { TeacherHome } from '../../api';

/** The notice of the platform, while there is one. */
export function Notice({ notice }: { readonly notice: TeacherHome['notice'] }) {
  const t = useText();
  if (!notice) return null;
  return (
    <Panel title={t('home.notice')}>
      <Stack justify="start" gap={1} className="pad-x-4 pad-b-4">
        <b>{notice.title}</b>
        <p className="soft lines">{notice.content}</p>
        {notice.link && (
          <Button look="link" size="small" href={notice.link} target="_blank" rel="noopener" iconAfter="Open">
            {t('home.notice.more')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

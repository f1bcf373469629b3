import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { FileViewer } from 'edutech/plugins/media/kit/ui/viewer/FileViewer';
import { getFile } from '../api';
import { routes } from '../routes';

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(getFile, { id: url.searchParams.get('id') ?? '' }, { signal });

/** The window is called after the file. */
export const head = ({ title }: Awaited<ReturnType<typeof loader>>) => ({ title });

/** One film, recording, picture or document. */
export function Page() {
  const t = useText();
  const { title, ext, src, pdf } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={title}
      end={
        <Button icon="ArrowLeft" to={routes.list.to()}>
          {t('{{id}}.title')}
        </Button>
      }
    >
      <FileViewer src={src} name={title} ext={ext} pdf={pdf || undefined} />
    </PageFrame>
  );
}

import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ArticleFields } from '../../../api';
import { ArticleFrame } from '../../article/ArticleFrame';
import { shortMoment } from '../shared/moments';

const widths = ['desktop', 'phone'] as const;
const nothing = () => undefined;

/** The article as visitors will see it, on a phone and on a desk. */
export function PreviewDialog({ values, onClose }: { values: ArticleFields; onClose: () => void }) {
  const t = useText();
  const [opened] = useState(() => new Date().toISOString());
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="news-preview-dialog">
        <DialogBody>
          <DialogTitle action={<IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />}>
            {t('news.write.preview')}
          </DialogTitle>
          <DialogContent>
            <Segmented
              label={t('news.preview.width')}
              value={width}
              onChange={setWidth}
              options={widths.map((value) => ({ value, label: t(`news.preview.${value}`) }))}
            />
            <article className={`pad-5 framed round-card paper news-article news-preview news-preview-${width}`}>
              <h1>{values.title || t('news.admin.untitled')}</h1>
              <Row wrap className="news-by lined-below muted">
                <time className="num">{shortMoment(values.publishAt ?? opened)}</time>
                {values.source && <span>{t('news.detail.source', { source: values.source })}</span>}
              </Row>
              <ArticleFrame key={width} html={values.body} size="usual" onReady={nothing} />
            </article>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useText } from 'edutech/core/web/hooks';
import { Button } from 'edutech/core/ui/Button';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { PrintedPages } from './PrintedPages';

interface PrintDialogProps {
  readonly homeworkId: string;
  readonly media: Media;
  readonly onClose: () => void;
}

/** The pages of published homework, to be looked at and printed. */
export function PrintDialog({ homeworkId, media, onClose }: PrintDialogProps) {
  useFocusBack();
  const t = useText();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="work-look-dialog">
        <DialogBody>
          <DialogTitle action={<IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />}>
            {t('work.view.print')}
          </DialogTitle>
          <DialogContent>
            <Row justify="end" className="no-print below-3">
              <PrintButton />
            </Row>
            <PrintedPages homeworkId={() => homeworkId} media={media} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

/** Prints the pages that are shown: the print kit leaves everything else out. */
export function PrintButton() {
  const t = useText();
  return (
    <Button size="small" icon="Print" onClick={() => window.print()}>
      {t('work.asStudent.print')}
    </Button>
  );
}

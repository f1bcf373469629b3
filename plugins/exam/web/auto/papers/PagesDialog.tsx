import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';

interface PagesDialogProps {
  readonly title: string;
  readonly asked: AskedAgain<readonly Page[]>;
  readonly onClose: () => void;
  addressOf(file: string): string | undefined;
}

/** A paper page by page, before it is one. */
export function PagesDialog({ title, asked, onClose, addressOf }: PagesDialogProps) {
  useFocusBack();
  const t = useText();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className="exam-auto-dialog">
        <DialogBody>
          <DialogTitle action={<IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />}>
            {title}
          </DialogTitle>
          <DialogContent>
            <PagesPanel asked={asked} title={title} addressOf={addressOf} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

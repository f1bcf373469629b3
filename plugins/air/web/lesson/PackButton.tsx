import { useSignals } from '@preact/signals-react/runtime';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { sizeText } from 'edutech/core/ui/rules/length';
import { downloadInFrame } from 'edutech/core/web/browser/downloads';
import { useServices, useText } from 'edutech/core/web/hooks';
import { airPack } from '../../api';
import { isPackable } from '../../model/materials';
import type { Lesson } from './lesson';

/** All materials of a lesson as one archive, for who may download them. */
export function PackButton({ lesson }: { lesson: Lesson }) {
  const t = useText();
  useSignals();
  const { call, permissions, session } = useServices();
  const pack = useAct(
    async () => {
      const { address } = await call(airPack, { id: lesson.resourceId });
      downloadInFrame(address);
    },
    { changes: false },
  );
  const mayDownload = session.user.value !== null && permissions.allows({ permission: 'air_class_resources_download' });
  if (!mayDownload || !isPackable(lesson.otherFile)) return null;
  const bytes = lesson.otherFile.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <Button look="quiet" size="small" icon="ArrowDownload" busy={pack.isBusy} onClick={() => void pack.run()}>
      {t('air.materials.pack', { size: sizeText(bytes) })}
    </Button>
  );
}

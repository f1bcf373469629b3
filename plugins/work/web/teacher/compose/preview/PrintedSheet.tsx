import { useState } from 'react';
import { AppError, wireCodes } from 'edutech/core/common/errors';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import { homeworkPages } from '../../../../api';
import { useDesk } from '../desk/desk-context';

/** The sheet as it is printed: what was written last is saved first, since the server lays out what it has. */
export function PrintedSheet() {
  const t = useText();
  const { sheet, tier } = useDesk();
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const asked = useRead(
    async (call, signal) => {
      const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
      if (!homeworkId) throw new AppError('work.asStudent.notSaved', wireCodes.conflict);
      return call(homeworkPages, { homeworkId, ...(tier !== null && { tier }), look }, { signal, quiet: true });
    },
    { look, tier },
    { keeps: true },
  );
  return (
    <Stack>
      <SheetBar look={look} onLook={setLook} />
      <PagesPanel asked={asked} title={t('work.desk.preview')} addressOf={(file) => sheet.media[file]} />
    </Stack>
  );
}

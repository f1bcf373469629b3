import { useState } from 'react';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import type { SheetLook } from 'edutech/plugins/print/kit/common/paper-sizes';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import { SheetBar } from 'edutech/plugins/print/kit/ui/SheetBar';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { homeworkPages } from '../../../api';
import type { Tier } from '../../../model/homework';

interface PrintedPagesProps {
  /** The homework as the server has it; one that is being changed is saved first. */
  readonly homeworkId: () => string | Promise<string>;
  /** The layer whose items are shown; null: those of all. */
  readonly tier?: Tier | null;
  readonly media: Media;
}

/** The pages of homework as they are printed, on the sheet that one chooses. */
export function PrintedPages({ homeworkId, tier = null, media }: PrintedPagesProps) {
  const t = useText();
  const [look, setLook] = useState<SheetLook>({ size: 'a4' });
  const asked = useRead(
    async (call, signal) => {
      const wanted = { homeworkId: await homeworkId(), ...(tier !== null && { tier }), look };
      return call(homeworkPages, wanted, { signal, quiet: true });
    },
    { look, tier },
    { keeps: true },
  );
  return (
    <Stack>
      <SheetBar look={look} onLook={setLook} />
      <PagesPanel asked={asked} title={t('work.desk.preview')} addressOf={(file) => media[file]} />
    </Stack>
  );
}

import { useText } from 'edutech/core/web/hooks';
import { FormulaText } from '../../../../kit/ui/formula/FormulaText';
import { useEffect, useRef } from 'react';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { useFocusBack } from 'edutech/core/ui/form/use-focus-back';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { inOrder } from '../../../../kit/ui/question/content/in-order';

interface PaperDrawerProps {
  readonly pages: readonly string[];
  /** The page to begin with; null: the first. */
  readonly page: number | null;
  readonly onClose: () => void;
}

/** The paper's text, page by page, as it was read. */
export function PaperDrawer({ pages, page, onClose }: PaperDrawerProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  useFocusBack();
  // Begins with the page that was asked for
  useEffect(() => {
    if (page !== null) place.current?.children[page - 1]?.scrollIntoView({ block: 'start' });
  }, [page]);
  return (
    <SideDrawer title={t('questions.import.paper')} onClose={onClose} wide>
      <Stack packed gap={4} className="form-body questions-import-pages" ref={place}>
        {inOrder(pages, (text, at) => (
          <section className="pad-4 round t-14">
            <h3 className="muted t-12 below-2">{t('questions.import.page', { page: at + 1 })}</h3>
            <p>
              <FormulaText text={text} />
            </p>
          </section>
        ))}
      </Stack>
    </SideDrawer>
  );
}

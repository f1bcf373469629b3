import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getBasket } from 'edutech/plugins/questions/api';
import { BasketSource } from 'edutech/plugins/questions/kit/ui/sources/BasketSource';
import { itemsOf } from '../../../model/paper/document';
import { useComposer } from '../desk/composer-context';
import { SourcesTab } from '../sources/SourcesTab';
import { Outline } from './Outline';
import { OutlineFoot } from './OutlineFoot';

/** The left column: what the paper consists of, and where more questions come from. */
export function LeftColumn() {
  const t = useText();
  const { desk, left, showLeft, isLocked } = useComposer();
  const basket = useAsked(getBasket, isLocked ? null : {});
  const { tab } = left;
  const all = [
    { id: 'outline', label: t('exam.compose.outline'), count: itemsOf(desk.document).length },
    ...(isLocked
      ? []
      : [
          { id: 'basket', label: t('exam.compose.basket'), count: basket.data?.length ?? 0 },
          { id: 'sources', label: t('exam.compose.sources') },
        ]),
  ];
  return (
    <aside className="composer-aside composer-outline paper" aria-label={t('exam.compose.left')}>
      <Tabs
        label={t('exam.compose.left')}
        items={all}
        current={tab}
        onChoose={(id) => showLeft({ tab: id as typeof tab })}
        className="fixed"
      />
      {tab === 'outline' ? (
        <>
          <Outline />
          {!isLocked && <OutlineFoot />}
        </>
      ) : (
        <Stack packed gap={2} className="composer-scroll pad-3">
          {tab === 'basket' ? <BasketSource /> : <SourcesTab />}
        </Stack>
      )}
    </aside>
  );
}

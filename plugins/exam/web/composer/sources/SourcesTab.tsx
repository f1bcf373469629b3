import { Button } from 'edutech/core/ui/Button';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useText } from 'edutech/core/web/hooks';
import { BankSource } from 'edutech/plugins/questions/kit/ui/sources/BankSource';
import { ImportSource } from 'edutech/plugins/questions/kit/ui/sources/ImportSource';
import { routes as bank } from 'edutech/plugins/questions/routes';
import { type Cell, sourceKinds, useComposer } from '../desk/composer-context';
import { EarlierPapers } from './EarlierPapers';

/** Where more questions come from: the bank, one's own, papers in Word, earlier papers. */
export function SourcesTab() {
  const t = useText();
  const { left, showLeft } = useComposer();
  const { source, cell } = left;
  const within = cell && {
    wish: wishOf(cell),
    said: [cell.point?.name, cell.column !== 'none' && t(`exam.ability.${cell.column}`)].filter(Boolean).join(' · '),
    onClear: () => showLeft({ cell: null }),
  };
  return (
    <>
      <Segmented
        label={t('exam.compose.sources')}
        value={source}
        options={sourceKinds.map((value) => ({ value, label: t(`exam.compose.source.${value}`) }))}
        onChange={(next) => showLeft({ source: next })}
      />
      {source === 'bank' && <BankSource key="bank" which="bank" within={within} />}
      {source === 'own' && <BankSource key="own" which="own" within={within} />}
      {source === 'word' && (
        <ImportSource
          upload={
            <Button wide icon="ArrowUpload" to={bank.list.to()}>
              {t('exam.compose.source.import')}
            </Button>
          }
        />
      )}
      {source === 'earlier' && <EarlierPapers />}
    </>
  );
}

/** A cell in the words of the bank's lists. */
const wishOf = ({ point, column }: Cell) => ({
  ...(point && { kiids: [point.id] }),
  ...(column !== 'none' && { abilities: [column] }),
});

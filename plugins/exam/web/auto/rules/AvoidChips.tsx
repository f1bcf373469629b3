import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { ChosenChip } from 'edutech/core/ui/layout/ChosenChip';
import { Row } from 'edutech/core/ui/layout/Row';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { listPapers } from '../../../api';
import { type AutoRules, mostPapers } from '../../../model/auto/rules';

interface AvoidChipsProps {
  readonly rules: AutoRules;
  readonly onChange: (rules: AutoRules) => void;
}

const sources = [3, 2, 1] as const;
/** How long ago a use counts, where it counts. */
const lately = 12;

/** What does not come again, and where questions come from. */
export function AvoidChips({ rules, onChange }: AvoidChipsProps) {
  const t = useText();
  const { avoid } = rules;
  const set = (change: Partial<AutoRules['avoid']>) => onChange({ ...rules, avoid: { ...avoid, ...change } });
  const toggle = (source: 1 | 2 | 3) => {
    const left = rules.sources.filter((one) => one !== source);
    const next = left.length < rules.sources.length ? left : [...rules.sources, source].toSorted();
    // from nowhere no paper comes
    if (next.length > 0) onChange({ ...rules, sources: next });
  };
  return (
    <Row wrap rows={2}>
      <Chip selected={avoid.months > 0} onClick={() => set({ months: avoid.months > 0 ? 0 : lately })}>
        {t('exam.auto.avoid.months', { months: avoid.months || lately })}
      </Chip>
      <Chip selected={avoid.homework} onClick={() => set({ homework: !avoid.homework })}>
        {t('exam.auto.avoid.homework')}
      </Chip>
      <Chip selected={avoid.sameKind} onClick={() => set({ sameKind: !avoid.sameKind })}>
        {t('exam.auto.avoid.sameKind')}
      </Chip>
      {sources.map((source) => (
        <Chip key={source} selected={rules.sources.includes(source)} onClick={() => toggle(source)}>
          {t(`exam.auto.source.${source}`)}
        </Chip>
      ))}
      <AvoidedPapers ids={avoid.paperIds} onChange={(paperIds) => set({ paperIds })} />
    </Row>
  );
}

interface AvoidedPapersProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Papers whose questions do not come again: chips to be taken off, and one to add. */
function AvoidedPapers({ ids, onChange }: AvoidedPapersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || ids.length > 0;
  const page = { page: 1, pageLine: 50 };
  const own = useAsked(listPapers, shown ? { shelf: 'mine', ...page } : null);
  const ofSchool = useAsked(listPapers, shown ? { shelf: 'school', ...page } : null);
  const rows = [...(own.data?.data ?? []), ...(ofSchool.data?.data ?? [])];
  const papers = [...new Map(rows.map((row) => [row.paperId, row])).values()];
  const titleOf = (id: string) => papers.find(({ paperId }) => paperId === id)?.title || t('exam.auto.avoid.paper');
  const others = papers.filter(({ paperId }) => !ids.includes(paperId));
  return (
    <>
      {ids.map((id) => (
        <ChosenChip key={id} onClick={() => onChange(ids.filter((one) => one !== id))}>
          {t('exam.auto.avoid.notOf', { title: titleOf(id) })}
        </ChosenChip>
      ))}
      {ids.length < mostPapers && (
        <Menu open={isOpen} onOpenChange={(_, { open }) => setOpen(open)}>
          <MenuTrigger disableButtonEnhancement>
            <Button size="small" look="quiet" icon="Add">
              {t('exam.auto.avoid.add')}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {others.map(({ paperId, title }) => (
                <MenuItem key={paperId} onClick={() => onChange([...ids, paperId])}>
                  {title}
                </MenuItem>
              ))}
              {others.length === 0 && (
                <MenuItem disabled>{t(own.isWaiting ? 'exam.auto.avoid.loading' : 'exam.auto.avoid.none')}</MenuItem>
              )}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </>
  );
}

import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { groupSizes } from '../../model/lesson/groups';
import type { Lesson } from './use-lesson';

/** Forms groups by chance, and shows who inquires with whom; the first of each group writes for it. */
export function GroupsPanel({ lesson: { groups, formGroups, groupSize } }: { readonly lesson: Lesson }) {
  const t = useText();
  return (
    <aside className="guide-groups card raised-2 pad-4 scrolls-y" aria-label={t('guide.groups')}>
      <Stack gap={3}>
        <h2 className="t-head">{t('guide.groups.size')}</h2>
        <Segmented
          label={t('guide.groups.size')}
          value={groupSize === null ? 'none' : String(groupSize)}
          options={[
            { value: 'none', label: t('guide.groups.none') },
            ...groupSizes.map((size) => ({ value: String(size), label: t('guide.groups.of', { size }) })),
          ]}
          onChange={(value) => void formGroups(value === 'none' ? null : Number(value))}
        />
        <Stack as="ol" gap={1} className="ruled-list">
          {groups.map((names, at) => (
            <li key={names.join()} className="pad-y-1">
              <b>{t('guide.group.number', { number: at + 1 })}</b>{' '}
              {names.map((name, seat) => (
                <span key={name}>
                  {seat > 0 && ' · '}
                  <CityWords>{name}</CityWords>
                </span>
              ))}
            </li>
          ))}
        </Stack>
        {groups.length > 0 && <p className="note">{t('guide.groups.note')}</p>}
      </Stack>
    </aside>
  );
}

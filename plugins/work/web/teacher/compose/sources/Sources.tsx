import { useState } from 'react';
import { useCan } from 'edutech/core/ui/Can';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { LineIcon } from 'edutech/core/ui/icons/LineIcon';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import type { IconName } from 'edutech/core/ui/icons/interface-icons';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { TaughtBook } from '../../../shared/books';
import { BankSource } from 'edutech/plugins/questions/kit/ui/sources/BankSource';
import { BasketSource } from 'edutech/plugins/questions/kit/ui/sources/BasketSource';
import { FileSource } from './FileSource';
import { ImportSource } from 'edutech/plugins/questions/kit/ui/sources/ImportSource';
import { PaperUpload } from './PaperUpload';
import { PictureSource } from './pictures/PictureSource';
import { type Chapter, LessonSource } from './lesson/LessonSource';

/** Where questions come from, in the order of the rail. */
export const sources = ['lesson', 'bank', 'basket', 'own', 'word', 'pictures', 'files'] as const;
export type Source = (typeof sources)[number];

const icons: Readonly<Record<Exclude<Source, 'bank' | 'basket'>, IconName>> = {
  lesson: 'Lightbulb',
  own: 'Person',
  word: 'Document',
  pictures: 'Camera',
  files: 'Attach',
};

const basket = 'M3 8h14l-1.5 7.5a1.5 1.5 0 0 1-1.5 1.2H6a1.5 1.5 0 0 1-1.5-1.2zM6.5 8 9 3.5M13.5 8 11 3.5';

/** The bank has the icon of its module, as in the navigation. */
function SourceIcon({ source }: { readonly source: Source }) {
  if (source === 'bank') return <ModuleIcon name="Database" />;
  if (source === 'basket') return <LineIcon path={basket} />;
  return <Icon name={icons[source]} />;
}

interface SourcesProps {
  readonly first: Source;
  readonly book: TaughtBook | null;
  /** Another chapter is the homework's. */
  readonly onChapter: (node: Chapter | null) => void;
  readonly onCard: () => void;
  readonly onNamed: (names: Readonly<Record<string, string>>) => void;
}

/** The left column: a rail of sources, and what the chosen one offers. */
export function Sources({ first, book, onChapter, onCard, onNamed }: SourcesProps) {
  const t = useText();
  const [source, setSource] = useState<Source>(first);
  const holdsBank = useCan({ anyOf: ['questionbank_tea', 'questionbank_school_tea', 'questionbank_common_tea'] });
  const offered = sources.filter((one) => holdsBank || one === 'files' || one === 'pictures');
  const shown = offered.includes(source) ? source : 'files';
  return (
    <aside className="work-sources shrink paper" aria-label={t('work.sources')}>
      <nav className="work-rail scrolls-x ground" aria-label={t('work.sources')}>
        {offered.map((one) => (
          <Stack
            as="button"
            justify="center"
            gap={1}
            className="soft t-12 center hovers"
            key={one}
            type="button"
            aria-pressed={one === shown}
            onClick={() => setSource(one)}
          >
            <SourceIcon source={one} />
            <span>{t(`work.source.${one}`)}</span>
          </Stack>
        ))}
      </nav>
      <Stack packed gap={2} className="work-source-body pad-3">
        <h2 className="t-strong">{t(`work.source.${shown}`)}</h2>
        {shown === 'lesson' && <LessonSource book={book} onChapter={onChapter} />}
        {(shown === 'bank' || shown === 'own') && <BankSource key={shown} which={shown} />}
        {shown === 'basket' && <BasketSource />}
        {shown === 'word' && <ImportSource upload={<PaperUpload />} />}
        {shown === 'pictures' && <PictureSource />}
        {shown === 'files' && <FileSource onCard={onCard} onNamed={onNamed} />}
      </Stack>
    </aside>
  );
}

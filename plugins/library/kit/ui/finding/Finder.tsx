import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { FileBadge } from 'edutech/core/ui/cards/FileBadge';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import { type Finding, foundSpaces } from './use-finding';

interface FinderProps<Thing> {
  readonly finding: Finding;
  readonly found: {
    readonly data: { readonly data: readonly Thing[] } | undefined;
    readonly error: unknown;
    readonly again: () => unknown;
  };
  /** One thing: an `li`. */
  readonly row: (thing: Thing) => ReactNode;
}

/** Resources beside what one writes: those of its chapter, of the subject, or found by words, public or one's own. */
export function Finder<Thing>({ finding, found, row }: FinderProps<Thing>) {
  const t = useText();
  const { space, setSpace, typed, setTyped, q, chapter, lookInSubject } = finding;
  const things = found.data?.data ?? [];
  return (
    <>
      <Row wrap>
        <Segmented
          label={t('library.kit.finder.space')}
          value={space}
          onChange={setSpace}
          options={foundSpaces.map((value) => ({ value, label: t(`library.kit.finder.${value}`) }))}
        />
        <input
          className="input grow shrink"
          type="search"
          maxLength={100}
          value={typed}
          placeholder={t('library.kit.finder.find')}
          aria-label={t('library.kit.finder.find')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Row>
      <ListStates
        loading={!found.data && found.error === undefined}
        error={found.error}
        onRetry={found.again}
        count={things.length}
        filtered={q !== ''}
        clear={() => setTyped('')}
        empty={{
          picture: 'book',
          title: t(chapter ? 'library.kit.finder.noneInChapter' : 'library.kit.finder.none'),
          actions: chapter && <Button onClick={lookInSubject}>{t('library.kit.finder.whole')}</Button>,
        }}
        skeleton="text"
      >
        <Stack as="ul" gap={0} className="ruled-list">
          {things.map(row)}
        </Stack>
      </ListStates>
    </>
  );
}

interface FoundFileProps {
  readonly ext: string;
  readonly title: string;
  /** What is done with it. */
  readonly children: ReactNode;
}

/** What was found, with what it is. */
export function FoundFile({ ext, title, children }: FoundFileProps) {
  return (
    <Row>
      <FileBadge ext={ext} />
      <span className="grow clip2 t-13">
        <CityWords>{title}</CityWords>
      </span>
      {children}
    </Row>
  );
}

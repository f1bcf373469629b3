import { useSignals } from '@preact/signals-react/runtime';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { Opened } from '../state/sheet';
import { openItems } from '../state/sheet';
import { TopBar } from '../TopBar';
import { OpenDesk } from './OpenDesk';
import { useBook } from './use-book';

interface DeskProps {
  readonly opened: Opened;
  readonly heardAt: number;
  /** It stands as this device kept it: the server is out of reach. */
  readonly isKept: boolean;
}

/** Homework in hand: it opens once this device's journal has been read. */
export function Desk({ opened, heardAt, isKept }: DeskProps) {
  useSignals();
  const { book, told } = useBook(opened);
  if (!book) {
    return (
      <div className="work-st-desk t-14">
        <TopBar title={opened.title} />
        <div className="work-st-desk-columns mid">
          <Stack gap={0} className="work-st-desk-items">
            <Skeletons shape="text" count={5} />
          </Stack>
        </div>
      </div>
    );
  }
  return (
    <FluentRoot>
      <OpenDesk opened={opened} heardAt={heardAt} isKept={isKept} items={openItems(opened)} book={book} told={told} />
    </FluentRoot>
  );
}

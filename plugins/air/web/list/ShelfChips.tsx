import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useServices, useText } from 'edutech/core/web/hooks';
import type { AirBook } from '../../api';
import type { Choice, ShelfChoices } from '../../model/list/shelf-choice';
import type { Wish } from '../../model/list/wish';
import { placeAddress } from '../shared/addresses';
import { gradeKey } from './place';

interface ShelfChipsProps {
  readonly choices: ShelfChoices<AirBook>;
  readonly wish: Wish;
}

/** Stage, grade and subject of the books: each chip is a link to the best book behind it. */
export function ShelfChips({ choices: { stages, grades, subjects }, wish }: ShelfChipsProps) {
  const t = useText();
  return (
    <Stack gap={0} className="card air-shelf below-4 pad-x-4">
      <Line name="stage" choices={stages} wish={wish} wordOf={({ stage }) => t(`air.list.stage.${stage}`)} />
      <Line name="grade" choices={grades} wish={wish} wordOf={({ grade }) => grade} />
      <Line name="subject" choices={subjects} wish={wish} wordOf={({ subject }) => subject} />
    </Stack>
  );
}

interface LineProps {
  readonly name: 'stage' | 'grade' | 'subject';
  readonly choices: readonly Choice<AirBook>[];
  readonly wish: Wish;
  readonly wordOf: (book: AirBook) => string;
}

function Line({ name, choices, wish, wordOf }: LineProps) {
  const t = useText();
  const { storage } = useServices();
  const word = t(`air.list.choice.${name}`);
  return (
    <Row as="nav" align="start" gap={4} className="pad-y-2 ruled-below" aria-label={word}>
      <span className="muted fixed air-shelf-name" aria-hidden="true">
        {word}
      </span>
      <Row as="span" wrap gap={1}>
        {choices.map(({ book, isCurrent }) => (
          <Chip
            key={book.airBookId}
            selected={isCurrent}
            to={placeAddress(book.airBookId, undefined, wish)}
            onClick={() => storage.set(gradeKey, book.gradeId, Number.POSITIVE_INFINITY)}
          >
            {wordOf(book)}
          </Chip>
        ))}
      </Row>
    </Row>
  );
}

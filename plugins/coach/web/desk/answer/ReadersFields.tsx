import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

/** Who reads an answer, and when. */
export interface Readers {
  readonly isShared: boolean;
  readonly isEarly: boolean;
}

const choices = ['isEarly', 'isShared'] as const;

/** Whether students read an answer before their homework releases the question's, and whether the whole school does. */
export function ReadersFields({
  readers,
  onReaders,
}: {
  readonly readers: Readers;
  readonly onReaders: (change: Partial<Readers>) => void;
}) {
  const t = useText();
  return (
    <Stack gap={1}>
      {choices.map((name) => (
        <Row key={name} as="label" inline className="note">
          <input
            type="checkbox"
            checked={readers[name]}
            onChange={({ currentTarget }) => onReaders({ [name]: currentTarget.checked })}
          />
          {t(`coach.answering.${name}`)}
        </Row>
      ))}
    </Stack>
  );
}

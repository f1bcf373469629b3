import { useRevalidator } from 'react-router';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type ClassroomItem, listClassrooms } from '../../api';
import { ClassroomRow } from './ClassroomRow';

/** The classes of a teacher; the place draws the heading around. */
export const loader = async ({ call, signal, termId }: LoaderArgs): Promise<readonly ClassroomItem[]> =>
  // before the first term nobody has a class
  termId ? call(listClassrooms, {}, { quiet: true, signal }) : [];

/** The teacher's side of the young students' sign-in: open the class, register this computer, take pictures away. */
export function Block({ data }: { data: readonly ClassroomItem[] }) {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (
    <Stack gap={4}>
      <p className="account-note muted t-13">
        {t(data.length === 0 ? 'account.classrooms.none' : 'account.classrooms.text')}
      </p>
      {data.map((one) => (
        <ClassroomRow key={one.class} classroom={one} onChanged={revalidate} />
      ))}
    </Stack>
  );
}

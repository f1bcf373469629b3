import { CoverCards } from 'edutech/core/ui/cards/CoverCard';
import { Section } from 'edutech/core/ui/Section';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { courseCards, type CourseCard } from '../../api';
import { CourseLink } from './CourseLink';

/** Two rows of four. */
const mostCourses = 8;

export const loader: Loader<readonly CourseCard[]> = async ({ call, signal }) =>
  (await call(courseCards, { pageLine: mostCourses }, { signal })).items;

/** Excellent courses of whichever plugins have some. */
export function Block({ data }: { data: readonly CourseCard[] }) {
  const t = useText();
  if (data.length === 0) return null;
  return (
    <div className="wrap">
      <Section title={t('portal.block.courses')}>
        <CoverCards row>
          {data.map((course) => (
            <CourseLink key={course.cid} course={course} />
          ))}
        </CoverCards>
      </Section>
    </div>
  );
}

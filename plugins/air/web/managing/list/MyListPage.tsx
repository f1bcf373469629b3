import { useLoaderData } from 'react-router';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LessonList, loadLessons } from './LessonList';

export const loader = (args: LoaderArgs) => loadLessons('mine', args);

/** The lessons that one has begun or written on (我的课程). */
export const Page = () => <LessonList scope="mine" data={useLoaderData<typeof loader>()} />;

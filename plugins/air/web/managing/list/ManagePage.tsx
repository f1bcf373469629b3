import { useLoaderData } from 'react-router';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { LessonList, loadLessons } from './LessonList';

export const loader = (args: LoaderArgs) => loadLessons('all', args);

/** All lessons of the city, with what waits for one’s review (资源管理). */
export const Page = () => <LessonList scope="all" data={useLoaderData<typeof loader>()} />;

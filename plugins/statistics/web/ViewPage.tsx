import { useLoaderData } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import type { Loader } from 'edutech/core/web/plugin';
import { myPlace, readCity, readClasses, readCounty, readSchool } from '../api';
import { spans, usualSpan } from '../model/spans';

const waiting = <Skeletons shape="cards" />;
const CityView = onDemand(() => import('./city/CityView').then((part) => part.CityView), waiting);
const CountyView = onDemand(() => import('./county/CountyView').then((part) => part.CountyView), waiting);
const SchoolView = onDemand(() => import('./school/SchoolView').then((part) => part.SchoolView), waiting);
const ClassesView = onDemand(() => import('./school/ClassesView').then((part) => part.ClassesView), waiting);

/** The address says which place is read and over which time; without a place it is that of the caller's post. */
export const loader = (async ({ call, url, signal }) => {
  const span = spans.find((one) => one === url.searchParams.get('span')) ?? usualSpan(cityDay(new Date()));
  const own = await call(myPlace, {}, { signal });
  const schoolId = url.searchParams.get('school') ?? (own.level === 'school' ? own.placeId : null);
  const countyId = url.searchParams.get('county') ?? (own.level === 'county' ? own.placeId : null);
  const common = { span, own } as const;
  if (schoolId)
    return { ...common, level: 'school', data: await call(readSchool, { schoolId, span }, { signal }) } as const;
  if (countyId)
    return { ...common, level: 'county', data: await call(readCounty, { countyId, span }, { signal }) } as const;
  if (own.level === 'city')
    return { ...common, level: 'city', data: await call(readCity, { span }, { signal }) } as const;
  return { ...common, level: 'classes', data: await call(readClasses, { span }, { signal }) } as const;
}) satisfies Loader;

/** Figures of the city, a county, a school, or one's own classes. */
export function Page() {
  const page = useLoaderData<typeof loader>();
  const { span, own } = page;
  if (page.level === 'city') return <CityView city={page.data} span={span} />;
  if (page.level === 'county')
    return <CountyView key={page.data.id} county={page.data} span={span} isTop={own.level === 'county'} />;
  if (page.level === 'school')
    return <SchoolView key={page.data.id} school={page.data} span={span} level={own.level} />;
  return <ClassesView page={page.data} span={span} />;
}

import { useLocation } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import type { PrepLesson } from '../../api';
import { routes } from '../../routes';

/** Address of a lesson: its plan, or where it gets one. */
export function useLessonAddress() {
  const { search } = useLocation();
  return ({ classId, day, period, plan }: PrepLesson) =>
    plan
      ? routes.planView.to({ id: plan.id })
      : changed(new URLSearchParams(search), { class: classId, day, period: String(period) });
}

import { isId } from 'edutech/core/common/ids';

/** The school and the class that an address names: `?school=`, `?class=`. */
export function askedPlace(search: URLSearchParams) {
  const schoolId = search.get('school');
  const classId = search.get('class');
  return {
    ...(schoolId && isId(schoolId) && { schoolId }),
    ...(classId && isId(classId) && { classId }),
  };
}

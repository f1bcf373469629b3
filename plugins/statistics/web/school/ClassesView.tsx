import { useText } from 'edutech/core/web/hooks';
import type { ClassesPage } from '../../api';
import type { Span } from '../../model/spans';
import { Frame } from '../shared/Frame';
import { ClassTable } from './ClassTable';

/** A teacher's own classes. */
export function ClassesView({ page, span }: { readonly page: ClassesPage; readonly span: Span }) {
  const t = useText();
  return (
    <Frame title={t('statistics.own.title')} at={page.at} span={span} level="classes">
      <ClassTable classes={page.classes} days={page.days} />
    </Frame>
  );
}

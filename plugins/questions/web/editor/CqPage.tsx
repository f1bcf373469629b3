import type { Translate } from 'edutech/core/web/hooks';
import type { PageHead } from 'edutech/core/web/plugin';
import { useLoaderData } from 'react-router';
import { Desk } from './Desk';
import { type EditorData, loader, type PickerData } from './load-editor';
import { TypePicker } from './TypePicker';

export { loader };

/** The document says whether a question is new or changed. */
export const head = (data: EditorData | PickerData, t: Translate): PageHead =>
  'question' in data && data.question ? { title: t('questions.cq.edit') } : {};

/** Writing a question: first its type, then its desk. */
export function Page() {
  const data = useLoaderData<EditorData | PickerData>();
  if ('drafts' in data) return <TypePicker drafts={data.drafts} />;
  return <Desk key={data.question?.id ?? data.draftId} data={data} />;
}

import { useLoaderData } from 'react-router';
import { Desk } from './Desk';
import { type EditorData, loader, type PickerData } from './load-editor';
import { TypePicker } from './TypePicker';

export { loader };

/** Writing a question: first its type, then its desk. */
export function Page() {
  const data = useLoaderData<EditorData | PickerData>();
  if ('drafts' in data) return <TypePicker drafts={data.drafts} />;
  return <Desk key={data.question?.id ?? data.draftId} data={data} />;
}

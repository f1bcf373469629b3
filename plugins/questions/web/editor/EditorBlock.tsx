import type { Loader } from 'edutech/core/web/plugin';
import { Desk } from './Desk';
import { type EditorData, loader as load, type PickerData } from './load-editor';
import { TypePicker } from './TypePicker';

/** On a page of another area `id` is a thing of that area: there a new question is written, never an old one changed. */
export const loader: Loader<EditorData | PickerData> = (args) => {
  const url = new URL(args.url);
  url.searchParams.delete('id');
  return load({ ...args, url });
};

/** The editor on a page of another area: `EditorPlaceContext` says where it leads. */
export function Block({ data }: { readonly data: EditorData | PickerData }) {
  if ('drafts' in data) return <TypePicker drafts={data.drafts} />;
  return <Desk key={data.draftId} data={data} />;
}

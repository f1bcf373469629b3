import type { Content } from 'edutech/plugins/questions/kit/common/content';
import { ContentView } from 'edutech/plugins/questions/kit/ui/question/content/ContentView';

/** The beginning of what is asked, in one line: its first words with their formulas, without pictures. */
export const StemLine = ({ body }: { readonly body: { readonly stem: unknown } }) => (
  <div className="work-stem-line relative clipped shrink">
    <ContentView content={(body.stem as Content).filter(({ kind }) => kind === 'paragraph').slice(0, 1)} media={{}} />
  </div>
);

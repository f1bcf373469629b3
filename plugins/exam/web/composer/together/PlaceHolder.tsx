import { langOf } from 'edutech/core/ui/rules/lang-of';
import type { Colleague } from './use-together';

/** On a place of the paper that a colleague is at: who. The name of its button says it too. */
export const PlaceHolder = ({ holder: { name } }: { readonly holder: Colleague }) => (
  <span className="composer-holder t-12" lang={langOf(name)} aria-hidden="true">
    {name}
  </span>
);

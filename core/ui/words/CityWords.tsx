import { langOf } from '../rules/lang-of';

/** Words that the city has written (a name, a source, a title) amid words of ours: says which language they are in. */
export const CityWords = ({ children }: { children: string }) => {
  const lang = langOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
};

import { useEffect, useRef, useState } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import { checkArticle, type ArticleCheck, type ArticleFields } from '../../../api';

/** How long somebody pauses before the text is looked through. */
const pauseMilliseconds = 2500;

/** Looks through the text as it is written: listed words, links, what is missing. */
export function useCheck(fields: ArticleFields) {
  const call = useCall();
  const [found, setFound] = useState<ArticleCheck | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(fields);
  const look = useRef<() => Promise<ArticleCheck | null>>(async () => null);
  // A look is always at what stands there now
  useEffect(() => {
    latest.current = fields;
    look.current = async () => {
      setBusy(true);
      try {
        const check = await call(checkArticle, { fields: latest.current }, { quiet: true });
        setFound(check);
        return check;
      } catch {
        return null; // without a network the server looks when the text is submitted
      } finally {
        setBusy(false);
      }
    };
    const timer = setTimeout(() => void look.current(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [fields, call]);
  return {
    found,
    busy,
    /** Looks now; answers whether the text may go to review. */
    now: async () => {
      const check = await look.current();
      return check === null || (check.missing.length === 0 && check.words.every(({ level }) => level !== 'block'));
    },
  };
}

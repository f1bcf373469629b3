import type { ErrorParams } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import type { AccountServices } from './account-services';

/** What mails are about: `account.letter.<about>.subject` and `.text`. */
type About = 'code' | 'forgot' | 'opened' | 'refused' | 'changed' | 'notification';

/** Sends a letter in the reader's language. True when the mail server took it. */
export function sendMail(
  { mailer, settings, texts }: Pick<AccountServices, 'mailer' | 'settings' | 'texts'>,
  language: Language,
  to: string,
  about: About,
  words: ErrorParams,
  id?: string,
): Promise<boolean> {
  const platform = language === 'en' ? settings.platformNameEn : settings.platformName;
  const say = (part: string) => texts.say(language, `account.letter.${about}.${part}`, { ...words, platform });
  return mailer.send({ to, subject: say('subject'), text: say('text'), id });
}

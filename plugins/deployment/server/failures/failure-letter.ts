import type { Language } from 'edutech/core/common/languages';
import { cityMinute } from 'edutech/core/common/time/city-time';
import type { Settings } from 'edutech/core/server/settings/settings';
import type { Texts } from 'edutech/core/server/texts';
import { jobWord } from '../jobs/job-words';
import { pathFor } from '../jobs/remedies';
import type { ToldFailure } from './letter';

interface Reading {
  readonly texts: Texts;
  readonly settings: Pick<Settings, 'platformName' | 'platformNameEn' | 'publicOrigin'>;
  readonly language: Language;
}

/** What was given up, when and why, and where it is looked at. */
export function failureLetter(
  { texts, settings, language }: Reading,
  name: string,
  failures: readonly ToldFailure[],
): { readonly subject: string; readonly text: string } {
  const say = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    texts.say(language, `deployment.${key}`, params);
  const platform = language === 'en' ? settings.platformNameEn : settings.platformName;
  const [first] = failures;
  const job = first ? jobWord(texts, language, first.job) : '';
  const lines = failures.map((one) =>
    say('letter.failed.line', {
      job: jobWord(texts, language, one.job),
      time: cityMinute(new Date(one.at)),
      reason: say(`jobs.why.${one.reason}`),
    }),
  );
  const links = [...new Set(failures.map((one) => settings.publicOrigin.replace(/\/$/, '') + pathFor(one.job)))];
  const params = { platform, name, job, count: failures.length, lines: lines.join('\n'), link: links.join('\n') };
  return { subject: say('letter.failed.subject', params), text: say('letter.failed.text', params) };
}

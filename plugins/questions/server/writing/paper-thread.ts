// A separate program: laying out, drawing and packing a paper holds a processor for seconds.
import { textsOf } from 'edutech/core/server/texts';
import { type Typeset, typesettingBy } from '../../kit/server/formula/typesetting/typesetting';
import { type Ask, serveTasks } from '../../kit/server/threads/serve-tasks';
import { exchangeWriters } from '../exchange/exchange-writers';
import type { FormatWriter, WrittenMedium, WrittenQuestion } from '../exporting/writer';
import english from '../messages/en.json';
import chinese from '../messages/zh-CN.json';
import { wordWriter } from '../word/export/word-writer';
import { pagesWriter } from '../word/print/pages-writer';
import { pdfWriter } from '../word/print/pdf-writer';
import type { PaperQuestion, PaperTask } from './paper-task';

const texts = textsOf({ 'zh-CN': chinese, en: english });
const writers: readonly FormatWriter[] = [wordWriter(texts), pdfWriter(texts), pagesWriter(texts), ...exchangeWriters];

serveTasks<PaperTask>(async ({ format, questions: count, ...options }, ask) => {
  const writer = writers.find((one) => one.format === format);
  if (!writer) throw new Error(`Nothing writes questions in the format "${format}".`);
  const asked = <Answer>(question: PaperQuestion) => (ask as Ask)(question) as Promise<Answer>;
  const questions: WrittenQuestion[] = [];
  // one at a time: neither side has to copy all of them at once
  for (let at = 0; at < count; at++) questions.push(await asked<WrittenQuestion>({ kind: 'question', at }));
  return writer.write(questions, {
    ...options,
    medium: (file) => asked<WrittenMedium | null>({ kind: 'medium', file }),
    typesetting: typesettingBy((formula) => asked<Typeset>({ kind: 'formula', formula })),
    progress: (share) => void asked({ kind: 'progress', share }),
  });
});

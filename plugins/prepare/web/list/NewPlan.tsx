import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { cityDay, schoolYearStart } from 'edutech/core/common/time/city-time';
import { ChecksField, SelectField, TextField } from 'edutech/core/ui/form/fields';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { type Form, useForm } from 'edutech/core/ui/form/use-form';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { useCall, useServices, useText } from 'edutech/core/web/hooks';
import type { StageItem } from 'edutech/plugins/textbook/api';
import { rememberedBookId } from 'edutech/plugins/textbook/kit/ui/trees/books/use-chosen-book';
import {
  type TeachingBook,
  useChapters,
  useTeachingBooks,
} from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import { addPlan, listPlanTemplates, listPlans, placePlan, type PrepLesson } from '../../api';
import { mostTitle, type Template, templates } from '../../model/plan/document';
import { routes } from '../../routes';

interface NewPlanProps {
  readonly tree: readonly StageItem[];
  /** The lesson that it is for; null: for none yet. */
  readonly lesson: PrepLesson | null;
  /** Lessons of parallel classes that may have the same plan. */
  readonly others: readonly PrepLesson[];
  /** Address of the page without it. */
  readonly back: string;
}

interface Values {
  /** A plan that is there, or empty for a new one. */
  readonly planId: string;
  readonly bookId: string;
  readonly nodeId: string;
  readonly title: string;
  /** What a new one begins with: a template, or a plan. */
  readonly fromId: string;
  readonly also: readonly string[];
}

/** What a template of the school is called among the beginnings: its id alone may be that of a plan. */
const ofSchool = 'template:';

function beginningOf(chosen: string) {
  if (templates.includes(chosen as Template)) return { template: chosen as Template };
  return chosen.startsWith(ofSchool) ? { templateId: chosen.slice(ofSchool.length) } : { fromId: chosen };
}

const keyOf = ({ classId, day, period }: PrepLesson) => `${classId} ${day} ${period}`;

/** A plan for a lesson, or for none yet: one that is there, or a new one with its three beginnings. */
export function NewPlan({ tree, lesson, others, back }: NewPlanProps) {
  const t = useText();
  const call = useCall();
  const navigate = useNavigate();
  const { storage } = useServices();
  const books = useTeachingBooks(tree).filter(({ subjectId }) => !lesson?.subjectId || subjectId === lesson.subjectId);
  const remembered = rememberedBookId(storage);
  const [id] = useState(() => newId());
  const form = useForm<Values>({
    name: 'prepare.plan',
    initial: {
      planId: '',
      bookId: (books.find(({ bookId }) => bookId === remembered) ?? books[0])?.bookId ?? '',
      nodeId: '',
      title: '',
      fromId: templates[0]!,
      also: [],
    },
    check: ({ planId, title, bookId }) =>
      planId !== ''
        ? {}
        : {
            ...(title.trim() === '' && { title: 'prepare.error.noTitle' }),
            ...(bookId === '' && { bookId: 'prepare.error.noBook' }),
          },
    save: async ({ planId, title, bookId, nodeId, fromId, also }) => {
      const book = books.find((one) => one.bookId === bookId);
      if (planId === '' && book) {
        const { subjectId, gradeId } = book;
        const place = { subjectId, gradeId, nodeId: nodeId || null };
        const beginning = beginningOf(fromId);
        await call(addPlan, { id, title, ...place, ...beginning }, { quiet: true });
      }
      const placed = [...(lesson ? [lesson] : []), ...others.filter((one) => also.includes(keyOf(one)))];
      if (placed.length === 0) return;
      const lessons = placed.map(({ classId, day, period }) => ({ classId, day, period }));
      await call(placePlan, { planId: planId || id, lessons }, { quiet: true });
    },
    onSaved: ({ planId }) => void navigate(routes.planView.to({ id: planId || id })),
  });
  const title = lesson
    ? t('prepare.new.forLesson', { name: lesson.className, period: lesson.period })
    : t('prepare.plan.new');
  return (
    <FormDrawer
      title={title}
      form={form}
      submit={t(form.values.planId === '' ? 'prepare.new.begin' : 'prepare.new.use')}
      onClose={() => void navigate(back)}
    >
      <Fields form={form} books={books} hasLesson={lesson !== null} />
      <Parallel form={form} others={others} />
    </FormDrawer>
  );
}

interface FieldsProps {
  readonly form: Form<Values>;
  readonly books: readonly TeachingBook[];
  readonly hasLesson: boolean;
}

function Fields({ form, books, hasLesson }: FieldsProps) {
  const t = useText();
  const { planId, bookId } = form.values;
  const book = books.find((one) => one.bookId === bookId) ?? null;
  const { data: own = [] } = useAsked(listPlans, { space: 'mine' });
  const { data: group = [] } = useAsked(listPlans, { space: 'group' });
  const { data: school = [] } = useAsked(listPlanTemplates, book && { subjectId: book.subjectId });
  const yearOf = (moment: string) => schoolYearStart(cityDay(new Date(moment)));
  const thisYear = schoolYearStart(cityDay(useNow()));
  const lastYear = own.filter(({ changedAt }) => yearOf(String(changedAt)) < thisYear);
  const named = (plan: { readonly id: string; readonly title: string }, kind: string) => ({
    value: plan.id,
    label: t(`prepare.new.from.${kind}`, { title: plan.title }),
  });
  const there = [
    ...own.map((one) => named(one, 'own')),
    ...group.filter(({ isOwn }) => !isOwn).map((one) => named(one, 'group')),
  ];
  const others = own.filter((one) => !lastYear.includes(one));
  return (
    <>
      {hasLesson && (
        <SelectField
          label={t('prepare.new.which')}
          field={form.field('planId')}
          none={t('prepare.new.new')}
          options={there}
        />
      )}
      {planId === '' && (
        <>
          <SelectField
            label={t('prepare.new.book')}
            field={form.field('bookId')}
            options={books.map(({ bookId: value, name, choice }) => ({
              value,
              label: `${name} · ${choice.edition.name}`,
            }))}
            required
          />
          {book && <ChapterField key={book.bookId} form={form} book={book} />}
          <TextField label={t('prepare.new.title')} field={form.field('title')} maxLength={mostTitle} required />
          <SelectField
            label={t('prepare.new.from')}
            field={form.field('fromId')}
            options={[
              ...templates.map((value) => ({ value, label: t(`prepare.template.${value}`) })),
              ...school.map(({ id, name }) => ({
                value: `${ofSchool}${id}`,
                label: t('prepare.new.from.school', { title: name }),
              })),
              ...group.map((one) => named(one, 'group')),
              ...lastYear.map((one) => named(one, 'lastYear')),
              ...others.map((one) => named(one, 'own')),
            ]}
          />
        </>
      )}
    </>
  );
}

/** Chapters as the book has them, those below others further in; the title of a new plan follows. */
function ChapterField({ form, book }: { readonly form: Form<Values>; readonly book: TeachingBook }) {
  const t = useText();
  const { chapters } = useChapters(book);
  const field = form.field('nodeId');
  const names = new Map(chapters.map(({ nodeId, nodeName }) => [nodeId, nodeName]));
  const choose = (nodeId: string) => {
    const { title, nodeId: before } = form.values;
    const isOwnTitle = title.trim() !== '' && title !== names.get(before);
    form.set({ nodeId, ...(!isOwnTitle && { title: (names.get(nodeId) ?? '').slice(0, mostTitle) }) });
  };
  return (
    <SelectField
      label={t('prepare.new.chapter')}
      field={{ ...field, onChange: choose }}
      none={t('prepare.new.noChapter')}
      options={chapters.map(({ nodeId, nodeName, level }) => ({
        value: nodeId,
        label: `${'　'.repeat(level - 1)}${nodeName}`,
      }))}
    />
  );
}

/** Parallel classes that get the same plan. */
function Parallel({ form, others }: { readonly form: Form<Values>; readonly others: readonly PrepLesson[] }) {
  const t = useText();
  const intl = useIntl();
  if (others.length === 0) return null;
  const said = ({ day, period, className }: PrepLesson) =>
    t('prepare.linked.lesson', {
      day: intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short' }),
      period,
      name: className,
    });
  return (
    <ChecksField
      label={t('prepare.new.also')}
      field={form.field('also')}
      options={others.slice(0, 11).map((one) => ({ value: keyOf(one), label: said(one) }))}
    />
  );
}

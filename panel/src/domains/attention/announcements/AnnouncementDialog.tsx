import type { NewAnnouncement, Segment } from '@bellbird/contract/attention/announcements';
import { ANNOUNCEMENT_CHANNELS, ANSWER_TIMES } from '@bellbird/contract/attention/announcements/announcement-status.ts';
import { PROMPT_BODY_MAX, PROMPT_LINK_MAX, PROMPT_TITLE_MAX } from '@bellbird/contract/shared/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { providerCategoriesOptions } from '#platform/config-lists/provider-categories.ts';
import { Note } from '#ui/Note.tsx';
import { ChoicesField } from '#ui/forms/ChoicesField.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Pair } from '#ui/forms/Pair.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import {
  announcementsKey,
  deskCitiesOptions,
  packageNamesOptions,
  reachOptions,
  sendAnnouncement,
} from './announcements.queries.ts';

const resolver = lazyResolver(async () => (await import('./announcement-form.ts')).AnnouncementForm);

type Values = Pick<NewAnnouncement, 'channel' | 'segment' | 'texts'> & { linkPath: string; day: string; hour: number };

const NONE = { title: '', body: '' };
const EMPTY: Values = {
  channel: 'prompt',
  segment: { cityIds: [], categoryIds: [], packages: [], answerTime: 'any' },
  texts: { en: NONE, tr: NONE, ar: NONE },
  linkPath: '',
  day: '',
  hour: 10,
};
const LANGUAGES = [
  ['en', 'En'],
  ['tr', 'Tr'],
  ['ar', 'Ar'],
] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));

/** Writes to a segment of vendors; how many people it reaches is shown before it is sent. */
export function AnnouncementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const notices = useNotices();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm<Values, unknown, Values>({ resolver: resolver as never, defaultValues: EMPTY });
  const segment = useWatch({ control: form.control, name: 'segment' });
  const submit = async ({ day, hour, linkPath, ...values }: Values) => {
    const sendAt = day ? new Date(`${day}T${String(hour).padStart(2, '0')}:00`).toISOString() : null;
    try {
      await sendAnnouncement({ ...values, linkPath: linkPath || null, sendAt }, key);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { sendAt: late, ...fields } = error.fields;
      applyFieldErrors(form, { fields: { ...fields, ...(late && { day: late }) }, message: error.message });
      return;
    }
    notices.success(t('done'));
    onClose();
    await queries.invalidateQueries({ queryKey: announcementsKey });
  };
  return (
    <FormDialog title={t('write')} maxWidth="md" form={form} onSubmit={submit} submit={t('sendNow')} onClose={onClose}>
      <SegmentFields />
      <ReachNote segment={segment} />
      <SelectField
        name="channel"
        label={t('channelLabel')}
        options={ANNOUNCEMENT_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))}
      />
      {LANGUAGES.map(([language, suffix]) => (
        <TextFields key={language} language={language} suffix={suffix} />
      ))}
      <TextField name="linkPath" label={t('link')} help={t('linkHelp')} maxLength={PROMPT_LINK_MAX} />
      <Pair>
        <DateField name="day" label={t('day')} help={t('dayHelp')} />
        <SelectField name="hour" label={t('hour')} options={HOURS} />
      </Pair>
    </FormDialog>
  );
}

function SegmentFields() {
  const { t } = useTranslation('announcements');
  const cities = useQuery(deskCitiesOptions).data ?? [];
  const categories = useQuery(providerCategoriesOptions).data ?? [];
  const packages = useQuery(packageNamesOptions).data ?? [];
  const toChoice = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name });
  return (
    <>
      <ChoicesField name="segment.cityIds" label={t('cities')} help={t('all')} choices={cities.map(toChoice)} />
      <ChoicesField
        name="segment.categoryIds"
        label={t('categories')}
        help={t('all')}
        choices={categories.map(toChoice)}
      />
      <ChoicesField
        name="segment.packages"
        label={t('packages')}
        help={t('all')}
        choices={packages.map((name) => ({ value: name, label: name }))}
      />
      <SelectField
        name="segment.answerTime"
        label={t('answerTime')}
        options={ANSWER_TIMES.map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
    </>
  );
}

function TextFields({ language, suffix }: { language: string; suffix: string }) {
  const { t } = useTranslation('announcements');
  const isEnglish = language === 'en';
  return (
    <>
      <TextField
        name={`texts.${language}.title`}
        label={t(`title${suffix}`)}
        maxLength={PROMPT_TITLE_MAX}
        required={isEnglish}
        {...(!isEnglish && { help: t('translationHelp') })}
      />
      <TextareaField
        name={`texts.${language}.body`}
        label={t(`body${suffix}`)}
        max={PROMPT_BODY_MAX}
        required={isEnglish}
        rows={3}
      />
    </>
  );
}

function ReachNote({ segment }: { segment: Segment }) {
  const { t } = useTranslation('announcements');
  const reach = useQuery(reachOptions(segment)).data;
  return (
    <Note announce tone={reach?.people === 0 ? 'warning' : 'info'}>
      {reach ? t('reach', { count: reach.people, vendors: reach.vendors }) : t('counting')}
    </Note>
  );
}

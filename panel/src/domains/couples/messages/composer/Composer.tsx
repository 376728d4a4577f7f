import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { ComposerBox, OnlyWide, Row } from './ComposerBox.tsx';
import { ComposerToolbar } from './ComposerToolbar.tsx';
import { MailField } from './MailField.tsx';
import { Problems } from './Problems.tsx';
import { SmsField } from './SmsField.tsx';
import { SubjectLine } from './SubjectLine.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { type ComposerOptions, useComposer } from './use-composer.ts';
import { useFileUploads } from './use-file-uploads.ts';
import { FormatButtons } from './FormatButtons.tsx';
import css from './Composer.module.css';

/** Where a message is written: its channel, text, files and sending time. */
export function Composer(props: ComposerOptions) {
  const { leadId, lead } = props;
  const { t } = useTranslation('messages');
  const composer = useComposer(props);
  const uploads = useFileUploads(leadId, composer.addFiles);
  const [hasTools, setTools] = useState(false);
  const [wantsEditor, setWantsEditor] = useState(!composer.mail.isEmpty);
  const block = lead.channels[composer.type];
  const isReady =
    !composer.isEmpty && !block && composer.unresolved.length === 0 && !composer.filesFault && !uploads.isUploading;

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    // The editor would insert a new line.
    event.preventDefault();
    event.stopPropagation();
    if (isReady) void composer.post();
  };

  const icon = (type: 'email' | 'sms') => {
    if (lead.channels[type]) return <Lock aria-hidden />;
    return type === 'email' ? <Mail aria-hidden /> : <MessageSquareText aria-hidden />;
  };
  const channels = (['email', 'sms'] as const).map((value) => ({
    value,
    label: t(`channel.${value}`),
    icon: icon(value),
  }));

  return (
    <ComposerBox role="group" aria-label={t('composer.label')} onKeyDownCapture={sendByKey}>
      <OnlyWide>
        <Row>
          <Segmented
            size="small"
            label={t('channel.label')}
            value={composer.type}
            onChange={composer.setType}
            options={channels}
          />
          <span className={css.end}>
            {composer.type === 'email' && !block && (
              <FormatButtons
                composer={composer}
                isOn={hasTools}
                onToggle={() => setTools(!hasTools)}
                onWanted={() => setWantsEditor(true)}
              />
            )}
            {!block && <TemplateButton composer={composer} onOpen={() => setWantsEditor(true)} isWide />}
          </span>
        </Row>
      </OnlyWide>
      {block ? (
        <Note tone="warning">{t(`blocked.${block}`)}</Note>
      ) : composer.type === 'sms' ? (
        <SmsField composer={composer} coupleName={lead.couple.name} providerName={lead.provider.name} />
      ) : (
        <>
          <SubjectLine composer={composer} />
          <MailField
            composer={composer}
            coupleName={lead.couple.name}
            tools={hasTools}
            isWanted={wantsEditor}
            onWanted={() => setWantsEditor(true)}
          />
          <AttachedFiles composer={composer} uploads={uploads} />
        </>
      )}
      <Problems composer={composer} />
      <ComposerToolbar
        composer={composer}
        timeZone={lead.provider.timeZone}
        isOffer={props.isOffer}
        isReady={isReady}
        uploads={uploads}
        hasTools={hasTools}
        onTools={() => setTools(!hasTools)}
        onWanted={() => setWantsEditor(true)}
      />
    </ComposerBox>
  );
}

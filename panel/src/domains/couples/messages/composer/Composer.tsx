import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { AttachedFiles } from './AttachedFiles.tsx';
import { ComposerBox } from './ComposerBox.tsx';
import { ComposerToolbar } from './ComposerToolbar.tsx';
import { MailField } from './MailField.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { Problems } from './Problems.tsx';
import { SendButton } from './SendButton.tsx';
import { SignatureSwitch } from './SignatureSwitch.tsx';
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
  const isNarrow = useMediaQuery('(width < 1000px)');
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

  const tools = {
    composer,
    timeZone: lead.provider.timeZone,
    isReady,
    uploads,
    onWanted: () => setWantsEditor(true),
  };
  const format = (
    <FormatButtons
      composer={composer}
      isOn={hasTools}
      onToggle={() => setTools(!hasTools)}
      onWanted={() => setWantsEditor(true)}
    />
  );
  const isMail = composer.type === 'email';
  return (
    <ComposerBox role="group" aria-label={t('composer.label')} onKeyDownCapture={sendByKey}>
      {!isNarrow && (
        <Row gap={2} wrap>
          <Segmented
            size="small"
            label={t('channel.label')}
            value={composer.type}
            onChange={composer.setType}
            options={channels}
          />
          <Spacer />
          <Row component="span" inline gap={1}>
            {isMail && !block && format}
            {!block && <TemplateButton composer={composer} onOpen={() => setWantsEditor(true)} />}
          </Row>
        </Row>
      )}
      {isNarrow && isMail && !block && (
        <Row component="span" gap={1} className={css.extras}>
          {format}
          <SignatureSwitch composer={composer} />
        </Row>
      )}
      {isMail && !block && <SubjectLine composer={composer} />}
      {block ? (
        <Note tone="warning">{t(`blocked.${block}`)}</Note>
      ) : (
        <div className={css.writing}>
          {isMail ? (
            <MailField
              composer={composer}
              coupleName={firstNames(lead.couple.name)}
              tools={hasTools}
              isWanted={wantsEditor}
              onWanted={() => setWantsEditor(true)}
            />
          ) : (
            <SmsField composer={composer} coupleName={firstNames(lead.couple.name)} providerName={lead.provider.name} />
          )}
          {isNarrow && <SendButton composer={composer} isOffer={props.isOffer} isReady={isReady} isNarrow />}
        </div>
      )}
      {isMail && !block && <AttachedFiles composer={composer} uploads={uploads} />}
      <Problems composer={composer} />
      {isNarrow ? <PhoneTools {...tools} /> : <ComposerToolbar {...tools} isOffer={props.isOffer} />}
    </ComposerBox>
  );
}

import { styled } from '@mui/material/styles';
import { Lock, Mail, MessageSquareText } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { ComposerBox, OnlyWide, Row } from './ComposerBox.tsx';
import { DeskTools } from './DeskTools.tsx';
import { MailField } from './MailField.tsx';
import { Problems } from './Problems.tsx';
import { SmsField } from './SmsField.tsx';
import { SubjectLine } from './SubjectLine.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import { type DeskOptions, useDesk } from './use-desk.ts';
import { useFreshFiles } from './use-fresh-files.ts';
import { WordTools } from './WordTools.tsx';

/** Where a message is written: by which way, the words, the files, and when it goes. */
export function WritingDesk(props: DeskOptions) {
  const { leadId, lead } = props;
  const { t } = useTranslation('messages');
  const desk = useDesk(props);
  const uploads = useFreshFiles(leadId, desk.addFiles);
  const [hasTools, setTools] = useState(false);
  const [wantsEditor, setWantsEditor] = useState(!desk.mail.isEmpty);
  const block = lead.channels[desk.type];
  const isReady = !desk.isEmpty && !block && desk.unresolved.length === 0 && !desk.filesFault && !uploads.isUnderWay;

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    // The editor would make a line of it.
    event.preventDefault();
    event.stopPropagation();
    if (isReady) void desk.post();
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
            value={desk.type}
            onChange={desk.setType}
            options={channels}
          />
          <End>
            {desk.type === 'email' && !block && (
              <WordTools
                desk={desk}
                isOn={hasTools}
                onToggle={() => setTools(!hasTools)}
                onWanted={() => setWantsEditor(true)}
              />
            )}
            {!block && <TemplateButton desk={desk} onOpen={() => setWantsEditor(true)} isWide />}
          </End>
        </Row>
      </OnlyWide>
      {block ? (
        <Note tone="warning">{t(`blocked.${block}`)}</Note>
      ) : desk.type === 'sms' ? (
        <SmsField desk={desk} coupleName={lead.couple.name} providerName={lead.provider.name} />
      ) : (
        <>
          <SubjectLine desk={desk} />
          <MailField
            desk={desk}
            coupleName={lead.couple.name}
            tools={hasTools}
            isWanted={wantsEditor}
            onWanted={() => setWantsEditor(true)}
          />
          <AttachedFiles desk={desk} uploads={uploads} />
        </>
      )}
      <Problems desk={desk} />
      <DeskTools
        desk={desk}
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

const End = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });

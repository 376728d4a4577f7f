import { styled } from '@mui/material/styles';
import { cleanHtml } from './cleanHtml.ts';

/** HTML that somebody wrote, shown to be read. It is cleaned here, so that no page has to remember it. */
export function RichText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- the one place where it is allowed, right behind the cleaning
  return <Prose dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}

const Prose = styled('div')({ maxWidth: '68ch', overflowWrap: 'anywhere', '& > * + *': { marginTop: 12 } });

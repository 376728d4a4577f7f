import { directionOf } from '@bellbird/contract/shared/locales';
import { escapeHtml } from './escape-html.ts';

export type MailContent = {
  /** The headline, and the first thing read aloud. */
  readonly title: string;
  /** The grey line that inboxes show beside the subject. */
  readonly preheader: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Why the recipient gets this mail, and what to do if they should not. */
  readonly footer: string;
};

/** The content is part of it, so that it can be rendered again in the reader’s language. */
type RenderedMail = { html: string; text: string; content: MailContent };
type Reader = { language: string; translate: (text: string) => string };
const ENGLISH: Reader = { language: 'en-AU', translate: (text) => text };

/** One mail in both forms: HTML that works in every client, and plain text. */
export function renderMail(content: MailContent, reader: Reader = ENGLISH): RenderedMail {
  const { action } = content;
  if (action && !/^https?:\/\//i.test(action.url)) throw new Error('A mail may only link to http and https addresses.');
  return { html: renderHtml(content, reader), text: renderText(content), content };
}

function renderText({ title, greeting, paragraphs, action, footer }: MailContent): string {
  const blocks = [title, greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : [])];
  return `${blocks.join('\n\n')}\n\n-- \nBellbird\n${footer}\n`;
}

const SANS = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Fraunces,'Iowan Old Style',Georgia,'Times New Roman',serif";

// Clients with dark mode use these; the others keep the inline light colours.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-decoration:none}
@media (max-width:600px){.card{padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.paper{background:#141a18!important}.card{background:#1b2320!important;border-color:#2f3a35!important}
.ink{color:#eeebe4!important}.quiet,.quiet a{color:#a8b3ad!important}
.action td{background:#7cc0a5!important}.action a{color:#0e1f18!important}
}`;

function renderHtml(content: MailContent, { language, translate }: Reader): string {
  const { title, preheader, greeting, paragraphs, action, footer } = content;
  const body = [greeting, ...paragraphs].map(paragraph).join('');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf8f3;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbf8f3" style="background:#fbf8f3"><tr><td align="center" style="padding:32px 16px 40px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${BRAND}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:36px 40px 40px;background:#ffffff;border:1px solid #e8e1d7;border-radius:10px">
<h1 class="ink" style="margin:0 0 20px;font:normal 26px/34px ${SERIF};letter-spacing:-.01em;color:#22302b">${escapeHtml(title)}</h1>
${body}${action ? button(action, translate(NO_BUTTON)) : ''}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;font:13px/20px ${SANS};color:#5f6b65">${lines(footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

// The bird is made of table cells and letters: images are blocked at first, and SVG is never shown.
const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="20" height="22" bgcolor="#2f6b57" align="right" valign="top" style="width:20px;height:22px;background:#2f6b57;border-radius:11px 11px 4px 2px;font:bold 20px/14px ${SANS};color:#ffffff;padding-right:3px">&#183;</td>
<td valign="top" style="font:12px/18px ${SANS};color:#d9a441;padding-right:8px" aria-hidden="true">&#9656;</td>
<td class="ink" style="font:normal 20px/24px ${SERIF};letter-spacing:-.01em;color:#22302b">Bellbird</td>
</tr></table>`;

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:16px/25px ${SANS};color:#22302b">${lines(text)}</p>\n`;
}

// The cell has the colour, so the button keeps its shape in Outlook; the address below is for those who cannot click
// it.
const NO_BUTTON = 'If the button does not work, copy this address into your browser:';

function button({ label, url }: { label: string; url: string }, help: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 24px"><tr><td bgcolor="#2f6b57" align="center" style="background:#2f6b57;border-radius:10px;mso-padding-alt:14px 28px"><a href="${href}" style="display:inline-block;padding:14px 28px;font:600 16px/20px ${SANS};color:#ffffff;text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0;font:13px/20px ${SANS};color:#5f6b65">${escapeHtml(help)}<br><a href="${href}" style="color:#5f6b65;text-decoration:underline;word-break:break-all">${href}</a></p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

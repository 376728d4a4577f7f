import { describe, expect, it } from 'vitest';
import { renderMail } from './mail-layout.ts';

const content = {
  title: 'Choose a new password',
  preheader: 'The link works for 30 minutes.',
  greeting: 'Hi Imogen,',
  paragraphs: ['Somebody asked for a new password.', 'Line one\nline two'],
  action: { label: 'Choose a password', url: 'https://bellbird.test/reset?a=1&b=2' },
  footer: 'You get this because you have an account.',
};

describe('mail layout', () => {
  it('reads well as plain text', () => {
    expect(renderMail(content).text).toBe(
      [
        'Choose a new password',
        'Hi Imogen,',
        'Somebody asked for a new password.',
        'Line one\nline two',
        'Choose a password:\nhttps://bellbird.test/reset?a=1&b=2',
        '-- \nBellbird\nYou get this because you have an account.\n',
      ].join('\n\n'),
    );
  });

  it('escapes everything that comes from outside', () => {
    const evil = '<img src=x onerror="a(1)">\'&';
    const { html } = renderMail({
      title: evil,
      preheader: evil,
      greeting: evil,
      paragraphs: [evil],
      action: { label: evil, url: 'https://bellbird.test/"><script>' },
      footer: evil,
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;img src=x onerror=&quot;a\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(7);
  });

  it('links only to the web', () => {
    const action = { label: 'Go', url: 'javascript:alert(1)' };
    expect(() => renderMail({ ...content, action })).toThrow('http');
  });

  it('has one button, and none without an action', () => {
    const { action: _, ...rest } = content;
    expect(renderMail(content).html.match(/class="action"/g)).toHaveLength(1);
    expect(renderMail(rest).html).not.toContain('class="action"');
    expect(renderMail(rest).html).not.toContain('href');
  });
});

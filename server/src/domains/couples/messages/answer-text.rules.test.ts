import { describe, expect, test } from 'vitest';
import { extractAnswer } from './answer-text.rules.ts';
import { createEarlierWords, findWords } from './earlier-words.rules.ts';
import { findHeadingEnd } from './quotation-headings.rules.ts';

const SENT = 'The orchard is free that day. How many guests do you expect?';
const HEADING = 'On Friday 13 November 2026, Imogen <imogen@barn.example> wrote:';
const lines = (...given: string[]) => given.join('\n');

describe('the new words of a mail', () => {
  test.each([
    ['above a quotation', lines('We are 120.', '', HEADING, '', `> ${SENT}`, '> Kind regards'), 'We are 120.'],
    ['below a quotation', lines(HEADING, `> ${SENT}`, '', 'We are 120.'), 'We are 120.'],
    ['with line ends of Windows', lines('We are 120.\r', '\r', `${HEADING}\r`, `> ${SENT}`), 'We are 120.'],
    ['with a heading that Yahoo runs on', lines('We are 120.', '', `${HEADING}  ${SENT}`), 'We are 120.'],
    ['whose quotation nothing marks', lines('We are 120.', '', HEADING, SENT), 'We are 120.'],
    ['right above a heading, without a blank line', lines('Yes.', HEADING, SENT, '', 'See you!'), 'Yes.\nSee you!'],
    ['with marks further down that prove it', lines('> Hi', `> ${SENT}`, '120.'), '120.'],
    ['indented', lines('  120.  ', '', '   '), '120.'],
    ['above a repeated signature', lines('Yes.', HEADING, SENT, '--'), 'Yes.'],
    ['with marks that the conversation proves', lines('We are 120.', `> ${SENT}`), 'We are 120.'],
    ['with marks that nothing proves', lines('Our list:', '> tables', '> chairs'), 'Our list:\n> tables\n> chairs'],
    [
      'with new lines below the heading',
      lines(HEADING, 'We never wrote this before.'),
      lines(HEADING, 'We never wrote this before.'),
    ],
    ['with many blank lines', lines('One', '', '', '', 'Two'), 'One\n\nTwo'],
    ['with a tab after a heading that runs on', lines('We are 120.', '', `${HEADING}\t\t${SENT}`), 'We are 120.'],
    ['whose heading is in the middle of a line', lines(`${SENT} ${HEADING}  ${SENT}`), `${SENT} ${HEADING}  ${SENT}`],
    ['marked after up to three spaces', lines('120.', '', HEADING, `   > ${SENT}`), '120.'],
    [
      'where four spaces are no mark',
      lines(HEADING, '    > We never wrote this'),
      lines(HEADING, '    > We never wrote this'),
    ],
    ['with marks within marks', lines('120.', `> > ${SENT}`, '>> Hi'), '120.'],
    ['below a heading with an empty line', lines(HEADING, '', `> ${SENT}`, '120.'), '120.'],
    ['far below a heading', lines(HEADING, '', '', '> tables', '120.'), lines(HEADING, '', '> tables', '120.')],
    [
      'with two headings, of which one is quoted',
      lines('120.', HEADING, SENT, HEADING, 'New.'),
      lines('120.', HEADING, 'New.'),
    ],
    [
      'below a line without words that is not quoted',
      lines(HEADING, '--', SENT),
      lines(HEADING, '--', SENT).split('\n')[1] ?? '',
    ],
    [
      'above a quotation whose lines were broken elsewhere',
      lines('120.', HEADING, 'The orchard is', 'free that day. How many guests', 'do you expect?'),
      '120.',
    ],
    [
      'in a sentence that mentions a heading',
      'I think on Friday she wrote:  bring chairs',
      'I think on Friday she wrote:  bring chairs',
    ],
    ['below a line of spaces', lines('120.', '', HEADING, '   ', `> ${SENT}`), '120.'],
    [
      'above a heading of two lines',
      lines('120.', 'On Friday 13 November 2026,', 'Imogen wrote:', '> unknown'),
      '120.',
    ],
    [
      'above a heading of three lines',
      lines('120.', '', 'On Friday', '13 November 2026,', 'Imogen wrote:', '> unknown'),
      '120.',
    ],
    [
      'that is nothing but a quotation, with spaces around',
      `  ${HEADING}\n> ${SENT}\n \n`,
      lines(HEADING, `> ${SENT}`),
    ],
    ['that is nothing but a quotation', lines(HEADING, `> ${SENT}`), lines(HEADING, `> ${SENT}`)],
    ['with the line ends of Windows', 'Yes.\r\nAnd 120.', 'Yes.\nAnd 120.'],
    ['below marks that are indented', lines(HEADING, `   > ${SENT}`, '120.'), '120.'],
    ['with a mark inside of a line', lines('120 > 100', HEADING, `> ${SENT}`), '120 > 100'],
  ])('%s', (_case, mail, answer) => {
    expect(extractAnswer(mail, [SENT])).toBe(answer);
  });

  test('between two quotations keep the question they answer', () => {
    const mail = lines(
      HEADING,
      '> The orchard is free that day.',
      '>',
      '',
      'Lovely!',
      '',
      '> How many guests?',
      '120.',
    );
    expect(extractAnswer(mail)).toBe(
      lines('> The orchard is free that day.', 'Lovely!', '', '> How many guests?', '120.'),
    );
  });

  test('of a long paragraph they keep its last four lines', () => {
    const mail = lines(
      HEADING,
      ...['a', 'b', 'c', 'd', 'e'].map((word) => `> ${word} line`),
      'Yes.',
      '> another',
      'No.',
    );
    expect(extractAnswer(mail)).toBe(
      lines('> b line', '> c line', '> d line', '> e line', 'Yes.', '', '> another', 'No.'),
    );
  });

  test('keep no question when nothing is answered in between', () => {
    expect(extractAnswer(lines('Hi!', HEADING, '> How many guests?', '', '120.'))).toBe(lines('Hi!', '', '120.'));
    expect(extractAnswer(lines(HEADING, '> How many guests?', '> And when?', '', '120.'))).toBe('120.');
    expect(extractAnswer(lines(HEADING, '> How many guests?', '', '> And when?', '', '120.'))).toBe('120.');
  });

  test('with an empty marked line above them still keep the question', () => {
    const mail = lines(HEADING, '> Is it free?', '> ', '>', '', 'Yes.', '> How many?', 'No idea.');
    expect(extractAnswer(mail)).toBe(lines('> Is it free?', 'Yes.', '', '> How many?', 'No idea.'));
  });

  test('keep a question that was quoted twice with one mark', () => {
    const mail = lines(HEADING, '>> Is it free?', 'Yes.', '> How many?', '120.');
    expect(extractAnswer(mail)).toBe(lines('> Is it free?', 'Yes.', '', '> How many?', '120.'));
  });

  test('stay on their line where somebody only says who wrote', () => {
    expect(extractAnswer('On Friday, as we wrote: no confetti')).toBe('On Friday, as we wrote: no confetti');
  });

  test('of several lines have the question above the first only', () => {
    const mail = lines(HEADING, '>   Is it free?  ', 'Yes.', 'It is.', '> How many?', '120.');
    expect(extractAnswer(mail)).toBe(lines('> Is it free?', 'Yes.', 'It is.', '', '> How many?', '120.'));
  });

  test('are never left out below the 5000th line', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `line ${index}`);
    const text = extractAnswer(lines(...many, '> Hi', `> ${SENT}`), [SENT]);
    expect(text.endsWith(`> ${SENT}`)).toBe(true);
    const within = extractAnswer(lines(...many.slice(0, 4998), '> Hi', `> ${SENT}`), [SENT]);
    expect(within.endsWith('line 4997')).toBe(true);
  });

  test('of forty marked lines one that is known proves the quotation; the forty-first is not looked up', () => {
    const marked = (before: number) =>
      lines('120.', ...Array.from({ length: before }, (_, index) => `> unknown ${index}`), `> ${SENT}`);
    expect(extractAnswer(marked(39), [SENT])).toBe('120.');
    expect(extractAnswer(marked(40), [SENT])).toBe(marked(40));
  });

  test('without earlier mails, a heading alone proves nothing about what follows unmarked', () => {
    expect(extractAnswer(lines(HEADING, SENT))).toBe(lines(HEADING, SENT));
  });
});

describe('the heading of a quotation', () => {
  const endOf = (...given: string[]) => findHeadingEnd(given, 0);

  test.each([
    ['English', HEADING, 1],
    ['German', 'Am 13.11.2026 um 10:00 schrieb Imogen Hart:', 1],
    ['French', 'Le 13 nov. 2026, Imogen Hart a écrit :', 1],
    ['Turkish', 'Imogen Hart, 13 Kasım 2026 tarihinde şunu yazdı:', 1],
    ['Arabic', 'في 13 نوفمبر 2026 كتبت إيموجن هارت:', 1],
    ['any language with an address and a year', 'El 13.11.2026 Imogen <imogen@barn.example>:', 1],
    ['with marks of writing direction', `\u200e${HEADING}\u200f`, 1],
    ['a separator', '-----Original Message-----', 1],
    ['a line of underscores', '__________', 1],
    ['a forward', 'Begin forwarded message:', 1],
    ['another Turkish separator', '-----Özgün ileti-----', 1],
    ['an Arabic separator', '-----الرسالة الأصلية-----', 1],
    ['Arabic that names him who wrote', 'كتب سام هيل يوم الجمعة:', 1],
    ['a German word that only begins like one', 'Amselfeld heißt, was er schrieb, so steht es hier:', undefined],
    ['a word that only ends like one', 'Am Freitag um zehn Uhr beschrieb Imogen:', undefined],
    ['a French word that only begins like one', 'Lent et beau, voilà ce que Sam a écrit :', undefined],
    ['a Turkish word that only ends like one', 'Imogen Hart onları tek tek beyazdı:', undefined],
    ['no colon', 'On Friday Imogen wrote', undefined],
    ['a short sentence', 'On a wrote:', undefined],
    ['a sentence that only mentions it', 'She wrote: come on Friday', undefined],
    ['nine underscores', '_________', undefined],
    ['French without a space', 'Le 13 nov. 2026, Imogen Hart a écrit:', 1],
    ['English with a space', 'On Friday 13 November, Imogen wrote :', 1],
    ['Turkish with an address', 'Imogen Hart, 13 Kasım 2026 tarihinde yazdı (imogen@barn.example):', 1],
    ['Arabic that names who wrote first', 'كتبت إيموجن هارت يوم الجمعة:', 1],
    ['Arabic with a comma', 'بتاريخ، 13 نوفمبر 2026 كتبت إيموجن:', 1],
    ['a word that only begins like one', 'Online she wrote to us about wrote:', undefined],
    ['an address without a year', 'El viernes Imogen <imogen@barn.example>:', undefined],
    ['a year without an address', 'El 13.11.2026 Imogen Hart:', undefined],
    ['a year of another century', 'El 13.11.1926 Imogen <imogen@barn.example>:', undefined],
    ['a heading of 301 characters between', `On ${'x'.repeat(301)} wrote:`, undefined],
    ['a heading in capitals', 'ON FRIDAY 13 NOVEMBER, IMOGEN WROTE:', 1],
    ['a forwarded message', '---------- Forwarded message ----------', 1],
    ['a Turkish separator', '-----Orijinal Mesaj-----', 1],
    ['a separator with words after it', '-----Original Message----- of Friday', undefined],
    ['one hyphen', '-Original Message-', undefined],
    ['underscores with words', '__________ table', undefined],
    ['a forward in a sentence', 'We begin forwarded message: yes', undefined],
    ['English in the middle', 'It was on Friday that Imogen wrote:', undefined],
    ['English with more after it', 'On Friday Imogen Hart wrote: bring these:', undefined],
    ['German in the middle', 'Das war am Freitag um zehn schrieb Imogen:', undefined],
    ['French in the middle', 'Voici, le 13 nov. 2026 Imogen a écrit :', undefined],
    ['French with more after it', 'Le 13 nov. 2026, Imogen a écrit : ceci :', undefined],
    ['Turkish with more after it', 'Imogen Hart, 13 Kasım günü yazdı: şunları:', undefined],
    ['Arabic in the middle', 'هذا في 13 نوفمبر 2026 كتبت إيموجن هارت:', undefined],
    ['a separator after words', 'Look: -----Original Message-----', undefined],
    ['underscores after words', 'Name: __________', undefined],
    ['a forward after words', 'Now begin forwarded message:', undefined],
    ['a forward with more after it', 'Begin forwarded message: yes', undefined],
    ['nothing', '  ', undefined],
    ['an ordinary sentence', 'We are 120.', undefined],
  ])('%s', (_case, line, end) => {
    expect(endOf(line)).toBe(end);
  });

  test('is broken over up to three lines', () => {
    expect(endOf('On Friday 13 November 2026,', 'Imogen Hart <imogen@barn.example>', 'wrote:')).toBe(3);
    expect(endOf('On Friday', '13 November 2026,', 'Imogen Hart', 'wrote:')).toBeUndefined();
    expect(endOf('On Friday 13 November 2026,', '', 'Imogen wrote:')).toBeUndefined();
    expect(endOf('On Friday 13 November 2026,', '> Imogen wrote:')).toBeUndefined();
    expect(endOf('On Friday', 'x'.repeat(400), 'wrote:')).toBeUndefined();
    expect(endOf('On Friday', 'x'.repeat(250), 'wrote:')).toBe(3);
    expect(endOf('Imogen Hart, 13 Kasım 2026 Cuma,', '10:00 tarihinde şunu yazdı:')).toBe(2);
    expect(endOf('Il giorno 13 nov 2026, Imogen', '<imogen@barn.example> ha scritto:')).toBe(2);
    expect(findHeadingEnd(['Yes.', 'On Friday 13 November, Imogen wrote:'], 1)).toBe(2);
  });

  test.each([
    ['On the lawn, please.', 'On Friday 13 November, Imogen wrote:'],
    ['Am liebsten im Garten.', 'Am Freitag um 10:00 schrieb Imogen Hart:'],
    ['Le jardin, merci.', 'Le vendredi 13 novembre, Imogen Hart a écrit :'],
    ['Bahçede olsun.', 'Imogen Hart, 13 Kasım 2026 tarihinde şunu yazdı:'],
    ['في الحديقة من فضلك.', 'في يوم الجمعة كتبت إيموجن هارت:'],
    ['في الحديقة من فضلك.', 'بتاريخ، يوم الجمعة كتبت إيموجن:'],
    ['كتبت لك من قبل.', 'كتب سام هيل يوم الجمعة:'],
    ['كتبت لك من قبل.', 'كتبت إيموجن هارت يوم الجمعة:'],
    ['Nel giardino.', 'Il giorno 13 nov 2026 Imogen <imogen@barn.example> ha scritto:'],
  ])('‘%s’ right above ‘%s’ is no part of it, and stays', (above, heading) => {
    expect(endOf(above, heading)).toBeUndefined();
    expect(extractAnswer(lines('Hi!', '', above, heading, SENT), [SENT])).toBe(lines('Hi!', '', above));
  });

  test('of Outlook is ‘From:’ with one of its neighbours', () => {
    const block = ['From: Imogen', 'Sent: Friday', 'To: Georgia', 'Subject: Your day', '', 'Hello'];
    expect(endOf(...block)).toBe(4);
    expect(endOf('*Von:* Imogen', 'Gesendet: Freitag', 'Hallo')).toBe(2);
    expect(endOf('From: the garden, with love', 'Georgia')).toBeUndefined();
    expect(endOf('-- Original Message --', '', ...block)).toBe(6);
    expect(endOf('-- Original Message --', ...block)).toBe(5);
    expect(endOf('From: x', 'Sent: y')).toBe(2);
    expect(endOf('*From:* x', '*Sent:* y', '*Date d’envoi :* z')).toBe(3);
    expect(endOf('De : Imogen', 'À : Georgia', 'Objet : Le jour')).toBe(3);
    expect(endOf('Kimden: Imogen', 'Konu: Gününüz')).toBe(2);
    expect(endOf('من: إيموجن', 'الموضوع: يومكم')).toBe(2);
    const neighbours = [
      ['Sent', 'Date', 'To', 'Cc', 'Subject', 'Reply-To'],
      ['Gönderme Tarihi', 'Gönderildi', 'Tarih', 'Kime', 'Bilgi', 'Konu'],
      ['Gesendet', 'Datum', 'An', 'Betreff', 'Envoyé', 'À', 'Objet', 'Date d’envoi'],
      ['تاريخ الإرسال', 'التاريخ', 'إلى', 'نسخة', 'الموضوع'],
    ].flat();
    for (const from of ['From', 'Kimden', 'Gönderen', 'Von', 'De', 'من'])
      expect(neighbours.filter((next) => endOf(`${from}: x`, `${next}: y`) !== 2)).toEqual([]);
    expect(endOf('The letter is From: x', 'Sent: y')).toBeUndefined();
    expect(endOf('From: x', 'We sent: y')).toBeUndefined();
    expect(endOf('-- Original Message --', '', 'Hello')).toBe(1);
    const long = ['From: x', ...Array.from({ length: 12 }, () => 'To: y')];
    expect(endOf(...long)).toBe(8);
  });
});

describe('the words of earlier mails', () => {
  test('are letters and digits of any language, without addresses of pages and pictures', () => {
    expect(findWords('Çok güzel! 120 <https://barn.example/a?b> [image: logo] مرحبا 🎉')).toEqual([
      'çok',
      'güzel',
      '120',
      'مرحبا',
      '🎉',
    ]);
    expect(findWords(' -- ')).toEqual([]);
  });

  test('are read on in their order, however the lines are broken', () => {
    const earlier = createEarlierWords(['one two three four five six seven', 'eight nine']);
    expect(['One two', 'three', 'five', 'four five', '', 'Eight nine'].map((line) => earlier.read(line))).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('a long line is found further on; nothing is found further back', () => {
    const earlier = createEarlierWords(['one two three four five six seven eight nine ten']);
    expect(earlier.read('four five six seven')).toBe(false);
    expect(earlier.read('four five six seven eight')).toBe(true);
    expect(earlier.read('nine')).toBe(true);
    expect(earlier.read('one two three four five')).toBe(false);
    expect(createEarlierWords(['a b c d e f g']).read('c d e f g')).toBe(true);
  });

  test('a short line is found at the start of any mail further on, a long one where its sequence is', () => {
    const earlier = createEarlierWords(['one two', 'three four', 'five six']);
    expect(earlier.read('three four')).toBe(true);
    expect(earlier.read('one two')).toBe(false);
    expect(earlier.read('five')).toBe(true);
    expect(earlier.read('six')).toBe(true);
    expect(earlier.read('seven')).toBe(false);
  });

  test('a sequence that comes more than twenty times proves nothing further on', () => {
    const refrain = 'kind regards from all of us';
    const mail = (times: number) => createEarlierWords([`${`${refrain} `.repeat(times)}and then the end of it all`]);
    const reads = (times: number) => {
      const earlier = mail(times);
      return Array.from({ length: times }, () => earlier.read(refrain)).every(Boolean);
    };
    expect([reads(20), reads(25)]).toEqual([true, true]);
    // Read one by one they are where reading has arrived; found from further back only twenty are remembered.
    const later = createEarlierWords([`x ${`${refrain} y `.repeat(25)}`]);
    const found = Array.from({ length: 25 }, () => later.read(refrain));
    expect(found.filter(Boolean)).toHaveLength(20);
  });

  test('are at most twelve thousand', () => {
    const word = (index: number) => `w${index}`;
    const first = Array.from({ length: 11_999 }, (_, index) => word(index)).join(' ');
    const earlier = createEarlierWords([first, 'alpha beta', 'gamma delta']);
    expect(earlier.includes('w11998 alpha')).toBe(true);
    expect(earlier.includes('alpha beta')).toBe(false);
    expect(earlier.includes('gamma delta')).toBe(false);
  });

  test('addresses with or without brackets and pictures of mail programs are no words', () => {
    expect(findWords('see http://a.example/x now')).toEqual(['see', 'now']);
    expect(findWords('see<http://a.example/x>now')).toEqual(['see', 'now']);
    expect(findWords('mailto:a@b.example <MAILTO:a@b.example> x')).toEqual(['x']);
    expect(findWords('[cid:1234] [Inline image 1] [imagery] y')).toEqual(['imagery', 'y']);
  });

  test('prove a quotation by two words or more, anywhere', () => {
    const earlier = createEarlierWords(['one two three']);
    expect(['two three', 'two', 'three two', ''].map((line) => earlier.includes(line))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a heading has room for a name or a date; what is shorter is what somebody typed', () => {
  test.each([
    ['On 123 wrote:', 'On 12 wrote:'],
    ['Am 123 schrieb Imogen:', 'Am 12 schrieb Imogen:'],
    ['Le 123 a écrit :', 'Le 12 a écrit :'],
    ['Ada1 yazdı:', 'Ada yazdı:'],
    ['Ada1 yazdı (Cum):', 'Ada1 yazdı (Cu):'],
    ['في 1234:', 'في 123:'],
    ['2026 <ada@barn>:', '2026 <ad@barn>:'],
    ['2026 <ada@inn>:', '2026 <ada@in>:'],
    ['_'.repeat(10), '_'.repeat(9)],
    ['-- original message --', '- original message --'],
    ['-- original message --', '-- original message -'],
  ])('%s, not %s', (heading, typed) => {
    expect([heading, typed].map((line) => findHeadingEnd([line, 'x'], 0))).toEqual([1, undefined]);
  });
});

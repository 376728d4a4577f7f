import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../testing/faults.ts';
import { AlertSettings } from './alerts/alerts.calls.ts';
import { NewAnnouncement } from './announcements/announcements.calls.ts';
import { ApprovalDecision, listApprovals } from './approvals/approvals.calls.ts';
import { createNotification } from './prompts/prompts.calls.ts';
import { PushDevice } from './push/push.calls.ts';

describe('what the team decides', () => {
  test.each([
    [{ decision: 'approved' }, []],
    [{ decision: 'approved', reason: 'Lovely' }, []],
    [{ decision: 'rejected', reason: 'Blurry' }, []],
    [{ decision: 'rejected' }, [['reason', REQUIRED]]],
    [{ decision: 'rejected', reason: ' ' }, [['reason', REQUIRED]]],
  ])('%j: only a rejection needs its reason', (decision, faults) => {
    expect(faultsOf(ApprovalDecision, decision)).toEqual(faults);
  });

  test.each([
    ['1763420400000-1', true],
    ['1763420400000-2147483647', true],
    ['176342040000-1', false],
    ['17634204000000-1', false],
    ['1763420400000-', false],
    ['1763420400000-21474836470', false],
    ['x1763420400000-1', false],
    ['1763420400000-1;', false],
  ])('the place where a page of the queue ended, %s: %s', (after, isFine) => {
    expect(isAccepted(listApprovals.query, { after })).toBe(isFine);
  });
});

describe('a link of a message leads to a page of the panel', () => {
  const texts = { title: 'News', body: 'Words' };
  const announcement = {
    channel: 'prompt',
    segment: { categoryIds: [], cityIds: [], packages: [], answerTime: 'any' },
    texts: { en: texts, tr: { title: '', body: '' }, ar: { title: '', body: '' } },
    sendAt: null,
  };
  const elsewhere = 'Please enter a path of this site, such as /galleries.';

  test('of an announcement', () => {
    const faults = (linkPath: string | null) => faultsOf(NewAnnouncement, { ...announcement, linkPath });
    expect([faults('/galleries'), faults(null)]).toEqual([[], []]);
    expect(faults('//evil.example')).toEqual([['linkPath', elsewhere]]);
  });

  test('of a notification', () => {
    const faults = (path: string) =>
      faultsOf(createNotification.body, { providerId: 1, title: 'News', linkData: { path, text: 'Open' } });
    expect(faults('/galleries')).toEqual([]);
    expect(faults('https://evil.example')).toEqual([['linkData.path', elsewhere]]);
  });
});

test.each([
  ['00:00', true],
  ['09:59', true],
  ['19:30', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['29:00', false],
  ['21:60', false],
  ['121:00', false],
  ['21:000', false],
])('quiet hours begin and end at a time of the day, %s: %s', (time, isFine) => {
  const settings = (quietHours: object) => ({ fallback: 'mail', quietHours });
  expect(isAccepted(AlertSettings, settings({ from: time, until: '07:00' }))).toBe(isFine);
  expect(isAccepted(AlertSettings, settings({ from: '21:00', until: time }))).toBe(isFine);
});

describe('a browser’s keys for push messages', () => {
  const POINT = `B${'aZ0_-9'.repeat(14)}ab`;
  const SECRET = 'c2l4dGVlbi1ieXRlcy1o-_';
  const fine = (keys: object) =>
    isAccepted(PushDevice, {
      endpoint: 'https://push.example/x',
      keys: { p256dh: POINT, auth: SECRET, ...keys },
      tags: { userId: 1 },
    });

  test.each([POINT, `${POINT}=`])('a point of 65 bytes: %s', (p256dh) => {
    expect(fine({ p256dh })).toBe(true);
  });

  test.each([POINT.slice(0, -1), `${POINT}a`, `${POINT}==`, `A${POINT.slice(1)}`, `x${POINT}`, `B${'!'.repeat(86)}`])(
    'nothing else: %s',
    (p256dh) => {
      expect(fine({ p256dh })).toBe(false);
    },
  );

  test.each([SECRET, `${SECRET}==`])('a secret of 16 bytes: %s', (auth) => {
    expect(fine({ auth })).toBe(true);
  });

  test.each([SECRET.slice(1), `${SECRET}a`, `${SECRET}=`, `!${SECRET}`, '!'.repeat(22)])('nothing else: %s', (auth) => {
    expect(fine({ auth })).toBe(false);
  });
});

// @vitest-environment happy-dom
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { mayChat } from './may-chat.ts';

const CHAT = { websiteId: '6f1d7c1e-4a0b-4b59-9a37-5a1c0f3f9b21', scriptUrl: 'http://localhost:9/chat/l.js' };
const wendy = {
  id: 1,
  name: 'Wendy',
  surname: 'Hartley',
  email: 'wendy@vendors.example',
  phone: '+61491570006',
  customer: { id: 7, name: 'Wattle Creek Estate', crmStatus: 'prime' },
  providers: [{ name: 'Wattle Creek Barn' }, { name: 'Hartley Photography' }],
  permission: { advisorService: true },
} as unknown as SessionUser;

type NoteText = unknown[][];
let said: NoteText;
let crisp: typeof import('./crisp.ts');
let launcher: typeof import('./chat-launcher.ts').chatLauncher;

beforeEach(async () => {
  vi.resetModules();
  crisp = await import('./crisp.ts');
  launcher = (await import('./chat-launcher.ts')).chatLauncher;
  document.head.innerHTML = '';
  said = [];
  // As the real script does: it takes over the commands pushed before it loaded.
  window.$crisp = { push: (command: unknown[]) => said.push(command) } as never;
});

describe('the live chat', () => {
  test.each([
    [true, true, CHAT, true],
    [false, true, CHAT, false],
    [true, false, CHAT, false],
    [true, true, null, false],
  ])(
    'LIVE-015 loads with the permission (%s), the setting (%s) and a site',
    async (advisorService, flag, chat, may) => {
      vi.stubGlobal('fetch', () =>
        Promise.resolve(new Response(JSON.stringify({ data: { flags: { chat: flag }, chat } }))),
      );
      await loadPanelConfig();
      expect(mayChat({ ...wendy, permission: { advisorService } })).toBe(may);
      vi.unstubAllGlobals();
    },
  );

  test('LIVE-016 receives company, email, nickname, phone and session data, and its script is requested once', () => {
    const hide = crisp.showChat(CHAT);
    said.length = 0;
    crisp.introduce(wendy);
    expect(said).toEqual([
      ['set', 'user:company', ['Wattle Creek Estate']],
      ['set', 'user:email', ['wendy@vendors.example']],
      ['set', 'user:nickname', ['Wendy Hartley']],
      ['set', 'user:phone', ['+61491570006']],
      [
        'set',
        'session:data',
        [
          [
            ['customer_id', 7],
            ['customer_user_id', 1],
            ['crm_status', 'prime'],
            ['providers', 'Wattle Creek Barn, Hartley Photography'],
          ],
        ],
      ],
    ]);
    hide();
    crisp.showChat(CHAT);
    expect(said.slice(-2)).toEqual([
      ['do', 'chat:hide'],
      ['do', 'chat:show'],
    ]);
    const scripts = [...document.head.querySelectorAll('script')].map(({ src }) => src);
    expect(scripts).toEqual([CHAT.scriptUrl]);
    expect(window.CRISP_WEBSITE_ID).toBe(CHAT.websiteId);
  });

  test("LIVE-017 another site id is refused: crispWebsiteId can't be changed", () => {
    crisp.setCrispWebsiteId(CHAT.websiteId);
    expect(() => crisp.setCrispWebsiteId(CHAT.websiteId)).not.toThrow();
    expect(() => crisp.setCrispWebsiteId('another')).toThrow("crispWebsiteId can't be changed");
    expect(window.CRISP_WEBSITE_ID).toBe(CHAT.websiteId);
  });

  test('SHELL-073 ‘Ask us’ opens it once it is loaded, and not before or after', () => {
    expect(launcher.open()).toBe(false);
    const hide = crisp.showChat(CHAT);
    expect(launcher.open()).toBe(false);
    const [, , loaded] = said.find(([verb]) => verb === 'on') as [string, string, () => void];
    loaded();
    expect(launcher.open()).toBe(true);
    expect(said.at(-1)).toEqual(['do', 'chat:open']);
    hide();
    expect(launcher.open()).toBe(false);
    expect(said.at(-1)).toEqual(['do', 'chat:hide']);
  });

  test('SHELL-073 if its script is blocked ‘Ask us’ offers other ways, however often the user is read again', () => {
    crisp.showChat(CHAT)();
    crisp.showChat(CHAT);
    expect(launcher.open()).toBe(false);
  });

  test('LIVE-015 it does not open if the user left before it had loaded', () => {
    const hide = crisp.showChat(CHAT);
    const [, , loaded] = said.find(([verb]) => verb === 'on') as [string, string, () => void];
    hide();
    loaded();
    expect(launcher.open()).toBe(false);
    crisp.showChat(CHAT);
    expect(launcher.open()).toBe(true);
  });

  test('a user who logs out is forgotten', () => {
    crisp.leaveChat();
    expect(said).toEqual([]);
    crisp.showChat(CHAT);
    crisp.leaveChat();
    expect(said.at(-1)).toEqual(['do', 'session:reset']);
  });
});

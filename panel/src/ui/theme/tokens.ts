/**
 * A colour with a meaning: `main` fills, dots and strokes; `ink` is text on the wash and on the surface; `on` is text
 * on `main`.
 */
export type Meaning = { main: string; ink: string; wash: string; on: string };
/** The colours of one status chip. */
export type StatusColours = { fg: string; bg: string; dot: string };
export type Tint = { bg: string; ink: string };

export type Tokens = {
  paper: string;
  sunken: string;
  surface: string;
  hover: string;
  bubble: string;
  line: string;
  field: string;
  ink: string;
  ink2: string;
  inkOff: string;
  eucalyptus: Meaning & { hover: string };
  waratah: Meaning;
  wattle: Meaning;
  sky: Meaning;
  success: Meaning;
  danger: Meaning;
  plum: Meaning;
  grey: Meaning;
  status: Record<StatusTone, StatusColours>;
  avatar: Record<AvatarTint, Tint>;
  snack: { ok: string; bad: string; onBad: string };
  plate: { main: string; on: string };
  chart: { first: string; second: string; third: string; fourth: string; previous: string; grid: string };
  float: string;
};

export const STATUS_TONES = [
  'new',
  'pending',
  'contact',
  'offer',
  'deal',
  'approved',
  'call',
  'reject',
  'bad',
  'info',
  'grey',
] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

export const AVATAR_TINTS = ['a', 'b', 'c', 'd', 'e'] as const;
export type AvatarTint = (typeof AVATAR_TINTS)[number];

/** Labels and tools over photographs look the same in both schemes. */
const plate = { main: 'rgb(255 255 255 / 0.94)', on: '#22302b' };

const lightMeanings = {
  eucalyptus: { main: '#2f6b57', hover: '#265747', ink: '#2a614f', wash: '#e6f0eb', on: '#ffffff' },
  waratah: { main: '#c4473a', ink: '#ab382c', wash: '#fbeae6', on: '#ffffff' },
  wattle: { main: '#d9a441', ink: '#81580c', wash: '#fbf1da', on: '#2b1d2f' },
  sky: { main: '#3e7cb1', ink: '#2b6497', wash: '#e6f0f8', on: '#ffffff' },
  success: { main: '#3b7a57', ink: '#2d6a48', wash: '#e4f1e8', on: '#ffffff' },
  danger: { main: '#b3372b', ink: '#a92f24', wash: '#fbeae6', on: '#ffffff' },
  plum: { main: '#3b2740', ink: '#6a4776', wash: '#f2eaf4', on: '#f7efe2' },
  grey: { main: '#8d958f', ink: '#5f6b65', wash: '#efece6', on: '#ffffff' },
};

export const light: Tokens = {
  paper: '#fbf8f3',
  sunken: '#f4eee5',
  surface: '#ffffff',
  hover: '#f7f3ec',
  bubble: '#f4eee5',
  line: '#e8e1d7',
  field: '#968d80',
  ink: '#22302b',
  ink2: '#5f6b65',
  inkOff: '#a39d93',
  ...lightMeanings,
  status: {
    new: { fg: '#ffffff', bg: '#2f6a9e', dot: '#ffffff' },
    pending: { fg: '#81580c', bg: '#fbf1da', dot: '#d9a441' },
    contact: { fg: '#14655d', bg: '#dff1ee', dot: '#23958a' },
    offer: { fg: '#6a4776', bg: '#f2eaf4', dot: '#8e66a0' },
    deal: { fg: '#2d6a48', bg: '#e4f1e8', dot: '#3b7a57' },
    approved: { fg: '#ffffff', bg: '#2f6b57', dot: '#ffffff' },
    call: { fg: '#94500f', bg: '#fcecdd', dot: '#d8823a' },
    reject: { fg: '#7c4a42', bg: '#f5ebe7', dot: '#b08a82' },
    bad: { fg: '#a92f24', bg: '#fbeae6', dot: '#b3372b' },
    info: { fg: '#2b6497', bg: '#e6f0f8', dot: '#3e7cb1' },
    grey: { fg: '#5f6b65', bg: '#efece6', dot: '#8d958f' },
  },
  avatar: {
    a: { bg: '#f3e3dc', ink: '#7d4030' },
    b: { bg: '#e4ebf3', ink: '#2f5478' },
    c: { bg: '#f4ead2', ink: '#6f4d0c' },
    d: { bg: '#ece3ef', ink: '#5b3d66' },
    e: { bg: '#e1eeec', ink: '#1d5a58' },
  },
  snack: { ok: '#8fd0b5', bad: '#b3372b', onBad: '#ffffff' },
  plate,
  chart: {
    first: '#2f6b57',
    second: '#d9a441',
    third: '#3e7cb1',
    fourth: '#8e66a0',
    previous: '#a39d93',
    grid: '#eee8df',
  },
  float: '0 0 0 1px rgb(34 48 43 / 0.05), 0 2px 6px rgb(34 48 43 / 0.06), 0 16px 40px -8px rgb(34 48 43 / 0.18)',
};

const darkMeanings = {
  eucalyptus: { main: '#7cc0a5', hover: '#93cfb7', ink: '#8dcbb2', wash: '#1f362e', on: '#0e1f18' },
  waratah: { main: '#e57a6d', ink: '#f0968a', wash: '#3b2320', on: '#2a0f0b' },
  wattle: { main: '#e2b659', ink: '#e8c477', wash: '#362c16', on: '#2b1d2f' },
  sky: { main: '#74acd9', ink: '#8fbfe5', wash: '#1b2f40', on: '#0d1f2e' },
  success: { main: '#74bd92', ink: '#8acea6', wash: '#1c3426', on: '#0e1f18' },
  danger: { main: '#e57a6d', ink: '#f0968a', wash: '#3b2320', on: '#2a0f0b' },
  plum: { main: '#33223a', ink: '#d0aedd', wash: '#33263a', on: '#f7efe2' },
  grey: { main: '#7d8983', ink: '#a8b3ad', wash: '#28312d', on: '#101513' },
};

export const dark: Tokens = {
  paper: '#141a18',
  sunken: '#101513',
  surface: '#1b2320',
  hover: '#222b27',
  bubble: '#28322e',
  line: '#2f3a35',
  field: '#75817b',
  ink: '#eeebe4',
  ink2: '#a8b3ad',
  inkOff: '#66706b',
  ...darkMeanings,
  status: {
    new: { fg: '#0d1f2e', bg: '#74acd9', dot: '#0d1f2e' },
    pending: { fg: '#e8c477', bg: '#362c16', dot: '#e2b659' },
    contact: { fg: '#82d0c7', bg: '#163733', dot: '#23958a' },
    offer: { fg: '#d0aedd', bg: '#33263a', dot: '#8e66a0' },
    deal: { fg: '#8acea6', bg: '#1c3426', dot: '#74bd92' },
    approved: { fg: '#0e1f18', bg: '#7cc0a5', dot: '#0e1f18' },
    call: { fg: '#f0b27c', bg: '#3b2917', dot: '#d8823a' },
    reject: { fg: '#d0aaa1', bg: '#33272a', dot: '#b08a82' },
    bad: { fg: '#f0968a', bg: '#3b2320', dot: '#e57a6d' },
    info: { fg: '#8fbfe5', bg: '#1b2f40', dot: '#74acd9' },
    grey: { fg: '#a8b3ad', bg: '#28312d', dot: '#7d8983' },
  },
  avatar: {
    a: { bg: '#46302a', ink: '#f0bfae' },
    b: { bg: '#283747', ink: '#b5d2ee' },
    c: { bg: '#40351d', ink: '#ecd08e' },
    d: { bg: '#3b2e42', ink: '#dcbfe6' },
    e: { bg: '#1f3b39', ink: '#9ed6cf' },
  },
  snack: { ok: '#2f6b57', bad: '#b3372b', onBad: '#ffffff' },
  plate,
  chart: {
    first: '#7cc0a5',
    second: '#e2b659',
    third: '#74acd9',
    fourth: '#c29fd2',
    previous: '#75817b',
    grid: '#29332f',
  },
  float: '0 0 0 1px rgb(255 255 255 / 0.06), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
};

/** Measures that more than one part needs, in pixels. */
export const SIZE = {
  radius: 10,
  radiusSmall: 6,
  radiusFloat: 14,
  radiusDialog: 16,
  bar: 64,
  barPhone: 56,
  tabBar: 64,
} as const;
export const PILL = 999;
export const FAST = '150ms ease-out';

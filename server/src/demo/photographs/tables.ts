import { ground, rose, sprig } from './strokes.ts';

export function table(): string {
  return `${ground('#efe6d8', '#e2d5c1')}<circle cx="150" cy="102" r="68" fill="#d9c8ae"/><circle cx="150" cy="100" r="64" fill="#fbf7f0"/><circle cx="150" cy="100" r="46" fill="none" stroke="#e6dccb" stroke-width="2"/><path d="M134 60h32l6 84h-44Z" fill="#b9c8b8"/><path d="M150 60v84" stroke="#a5b7a6"/><path d="M58 48v104M50 48v26q0 8 8 8t8-8V48" stroke="#b48a4e" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M240 152V48q12 12 8 52h-8" stroke="#b48a4e" stroke-width="3.5" fill="#b48a4e" stroke-linecap="round"/><circle cx="268" cy="34" r="20" fill="#f6efe3" opacity=".8"/><circle cx="268" cy="34" r="13" fill="#e2b98b"/>${sprig({ x: 118, y: 112, turn: -12, size: 0.72 })}`;
}

export function cake(): string {
  return `${ground('#e9eeea', '#cfdad2')}<rect y="164" width="300" height="36" fill="#bfae98"/><rect x="96" y="120" width="108" height="44" rx="3" fill="#fffaf2"/><rect x="112" y="80" width="76" height="40" rx="3" fill="#fbf3e7"/><rect x="128" y="46" width="44" height="34" rx="3" fill="#fffaf2"/><path d="M84 164h132v6H84ZM132 170h36l6 20h-48Z" fill="#a98d66"/><path d="M96 158h108M112 114h76M128 74h44" stroke="#e4d5bf" stroke-width="2"/>${sprig({ x: 118, y: 118, turn: -30, size: 0.55 })}${sprig({ x: 176, y: 160, turn: 200, size: 0.6 })}${rose({ x: 170, y: 80, size: 0.8, outer: '#f1c9b8', inner: '#e3a58f' })}${rose({ x: 126, y: 122, size: 0.8, outer: '#fbf0e4', inner: '#e9cfb6' })}${rose({ x: 148, y: 46, size: 0.65, outer: '#f1c9b8', inner: '#e3a58f' })}`;
}

import { couple, festoon, ground } from './strokes.ts';

export function coast(): string {
  return `${ground('#f6cfae', '#f3e7d4')}<circle cx="206" cy="84" r="22" fill="#fff3d9"/><rect y="96" width="300" height="62" fill="#7fa6ad"/><rect y="96" width="300" height="16" fill="#a9c3c1"/><path d="M176 112h60M188 122h40M196 132h22" stroke="#fff3d9" stroke-width="2" opacity=".7"/><path d="M0 104C30 70 70 66 96 82c14 8 20 20 44 22L96 128H0Z" fill="#4f6b61"/><path d="M0 150c60-14 120-8 180 0s90 4 120-4v54H0Z" fill="#e3caa3"/><path d="M0 152c60-14 120-8 180 0s90 4 120-4v8c-40 8-80 6-120 0S60 146 0 160Z" fill="#fff" opacity=".55"/>${couple({ x: 196, y: 178, size: 1 })}`;
}

export function vineyard(): string {
  const rows = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${-30 + i * 46} 204Q${60 + i * 26} 160 ${104 + i * 17} 138" stroke="#3e6247" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/>`,
  );
  return `${ground('#f0d3a6', '#f8ead0')}<circle cx="70" cy="62" r="18" fill="#fff6df"/><path d="M0 98q70-40 150-16t150-14v132H0Z" fill="#a9b98f"/><path d="M0 122q90-34 170-12t130-10v100H0Z" fill="#7f9a6c"/><path d="M0 146q100-22 190-6t110-6v66H0Z" fill="#557a57"/>${rows.join('')}`;
}

export function barn(): string {
  const boards = Array.from({ length: 11 }, (_, i) => `<path d="M${94 + i * 10} 160v-60" stroke="#4b2f2c"/>`);
  return `${ground('#6b5a86', '#f6bd8c')}<circle cx="238" cy="112" r="20" fill="#ffe3b4" opacity=".9"/><path d="M0 126q60-30 130-14t170-8v96H0Z" fill="#7d6a7c"/><path d="M0 144q80-18 160-6t140-6v68H0Z" fill="#4d4a56"/><path d="M88 160v-54l56-36 56 36v54Z" fill="#5a3a35"/>${boards.join('')}<path d="M80 110 144 67l64 43" stroke="#2f2428" stroke-width="6" fill="none" stroke-linejoin="round"/><circle cx="144" cy="90" r="6" fill="#ffd489"/><path d="M122 160v-34q0-18 22-18t22 18v34Z" fill="#ffd792" stroke="#2f2428" stroke-width="2.5"/><rect x="97" y="120" width="15" height="18" fill="#ffcb7d"/><rect x="176" y="120" width="15" height="18" fill="#ffcb7d"/><rect y="158" width="300" height="42" fill="#3d3f42"/><path d="M122 158h44l44 42H78Z" fill="#ffcf85" opacity=".35"/>${festoon(28, 20)}${festoon(58, 16)}${couple({ x: 96, y: 190, size: 0.9, suit: '#23202a', dress: '#fff6e8' })}`;
}

export function dance(): string {
  const guests = [40, 66, 240, 264].map(
    (x) =>
      `<path d="M${x - 10} 200v-34q0-12 10-12t10 12v34Z" fill="#1d1823"/><circle cx="${x}" cy="144" r="8" fill="#1d1823"/>`,
  );
  return `${ground('#2d2638', '#6a4436')}<ellipse cx="150" cy="186" rx="130" ry="26" fill="#e9b26a" opacity=".35"/><circle cx="156" cy="110" r="74" fill="#ffd58c" opacity=".16"/>${festoon(14, 18)}${festoon(46, 22)}${couple({ x: 138, y: 182, size: 2.7, suit: '#1d1a24', dress: '#fff4e2' })}${guests.join('')}`;
}

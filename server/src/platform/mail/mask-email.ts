/** 'imogen@wattlecreek.example' → 'i•••@w•••.example' */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.indexOf('.');
  return `${email.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot < 0 ? '' : domain.slice(dot)}`;
}

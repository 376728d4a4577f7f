const SHAPES = [/^\+61(4\d{2})(\d{3})(\d{3})$/, /^\+61([2378])(\d{4})(\d{4})$/, /^\+61(1[38]00)(\d{3})(\d{3})$/];

/** '+61491570006' → '+61 491 570 006', for Australian number formats; undefined for all others. */
export function australianPhone(phone: string): string | undefined {
  for (const shape of SHAPES) {
    const parts = shape.exec(phone)?.slice(1);
    if (parts) return ['+61', ...parts].join(' ');
  }
  return undefined;
}

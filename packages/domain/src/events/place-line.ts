/**
 * An address and its city on one line. A city that the address contains is not repeated. Source: events §2
 * (event detail page).
 */
export function placeLine(address: string | null, city: string | null): string {
  const parts = (address ?? '').split(',').map((part) => part.trim());
  const isNamed = parts.some((part) => part.toLowerCase() === city?.trim().toLowerCase());
  return [...parts, isNamed ? '' : (city ?? '')].filter((part) => part !== '').join(', ');
}

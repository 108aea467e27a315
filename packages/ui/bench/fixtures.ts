/** A picture that needs no network request. */
export const PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export interface User {
  id: string;
  href: string;
  name: string;
  age: number;
  gender: string;
  location: string;
  membership: string;
  hNum: number;
  approved: string;
}

const FIRST = ['Noor', 'Mateo', 'Ines', 'Theo', 'Aisha', 'Jonah', 'Zoë', 'Élodie', 'idris', 'Wren'];
const LAST = ['Rahimi', 'Ibarra', 'Duarte', 'Lindqvist', 'Bello', 'Weiss', 'Ångström', "O'Neil"];
const PLACES = ['New York', 'Toronto', 'Montreal', 'Los Angeles'];

/** The same users in every run, unsorted. */
export function usersFor(count: number): User[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = (index * 7919) % 10_007;
    return {
      id: `user-${index}`,
      href: `/admin/users/${index}`,
      name: `${FIRST[seed % 10] ?? ''} ${LAST[seed % 8] ?? ''} ${seed}`,
      age: 18 + (seed % 100),
      gender: seed % 2 === 0 ? 'F' : 'M',
      location: PLACES[seed % 4] ?? '',
      membership: seed % 5 === 0 ? 'Founding Member' : 'General',
      hNum: 1 + (seed % 10),
      approved: `${1 + (seed % 28)} Dec 2026`,
    };
  });
}

import { expect, it } from 'vitest';
import { filteredGuests, NO_GUEST_FILTER } from './guest-filter.ts';

const guest = (
  userId: number,
  name: string,
  status: string,
  gender: string | null,
  username: string | null,
) => ({ userId, status, gender, signedUpByUser: { name, username } });

const guests = [
  guest(1, 'Élodie', 'going', 'F', 'elo'),
  guest(2, 'Mateo', 'reserved', 'M', 'mateo.i'),
  guest(31, 'Sam', 'going', 'non_binary', null),
  guest(4, 'Noor', 'going', null, 'noor'),
];

it.each([
  ['nothing', {}, [1, 2, 31, 4]],
  ['a name without its accent', { text: ' elodie ' }, [1]],
  ['a part of a username', { text: '@mateo' }, [2]],
  ['a user ID', { text: '31' }, [31]],
  ['a part of a user ID', { text: '3' }, []],
  ['a status', { status: 'reserved' as const }, [2]],
  ['a gender', { gender: 'F' as const }, [1]],
  ['other genders, and none', { gender: 'others' as const }, [31, 4]],
  ['all three', { text: 'o', status: 'going' as const, gender: 'others' as const }, [4]],
])('filteredGuests by %s', (_filter, filter, ids) => {
  const found = filteredGuests(guests, { ...NO_GUEST_FILTER, ...filter });
  expect(found.map(({ userId }) => userId)).toEqual(ids);
});

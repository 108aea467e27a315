/** Users for the stories: the same in every run. */
export interface Guest {
  id: string;
  name: string;
  username: string;
  picture: string;
  age: number | null;
  work: string | null;
  location: string;
  ticket: number;
  status: 'Going' | 'Applied' | 'Refunded';
}

const NAMES = [
  ['Marisol Vega', 'marisol.v', 29, 'Architect', 'Los Angeles'],
  ['Idris Okafor', 'idris.o', 35, 'Sommelier', 'Toronto'],
  ['Lena Hoffmann', 'lenah', 32, 'Cellist', 'New York'],
  ['Samir Haddad', 'samir.h', 41, 'Surgeon', 'Montreal'],
  ['Wren Calloway', 'wrenc', 27, null, 'New York'],
  ['Paulo Reis', 'paulo.reis', 30, 'Bookbinder', 'Los Angeles'],
  ['Hana Sato', 'hana.sato', 33, 'Producer', 'Toronto'],
  ['Callum Byrne', 'callumb', null, 'Carpenter', 'New York'],
  ['Zainab Yusuf', 'zainab.y', 30, 'Judge', 'Montreal'],
  ['Élodie Martin', 'elodie', 44, 'Editor', 'Montreal'],
] as const;

const STATES = ['Going', 'Applied', 'Going', 'Applied', 'Refunded'] as const;

/** The names of more than ten are numbered. */
export function guestsFor(count: number): Guest[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, username, age, work, location] = NAMES[index % NAMES.length] as (typeof NAMES)[0];
    const round = Math.floor(index / NAMES.length);
    return {
      id: String(index + 1),
      name: round === 0 ? name : `${name} ${round + 1}`,
      username,
      picture: `/pictures/portraits/0${String((index % 40) + 1).padStart(2, '0')}.jpg`,
      age,
      work,
      location,
      ticket: index % 3 === 2 ? 0 : 20,
      status: STATES[index % STATES.length] ?? 'Going',
    };
  });
}

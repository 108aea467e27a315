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
  ['Marisol Vega', 'marisol.v', 29, 'Architect', 'Los Angeles', '044'],
  ['Idris Okafor', 'idris.o', 35, 'Sommelier', 'Toronto', '021'],
  ['Lena Hoffmann', 'lenah', 32, 'Cellist', 'New York', '066'],
  ['Samir Haddad', 'samir.h', 41, 'Surgeon', 'Montreal', '130'],
  ['Wren Calloway', 'wrenc', 27, null, 'New York', '135'],
  ['Paulo Reis', 'paulo.reis', 30, 'Bookbinder', 'Los Angeles', '010'],
  ['Hana Sato', 'hana.sato', 33, 'Producer', 'Toronto', '151'],
  ['Callum Byrne', 'callumb', null, 'Carpenter', 'New York', '045'],
  ['Zainab Yusuf', 'zainab.y', 30, 'Judge', 'Montreal', '232'],
  ['Élodie Martin', 'elodie', 44, 'Editor', 'Montreal', '068'],
] as const;

const STATES = ['Going', 'Applied', 'Going', 'Applied', 'Refunded'] as const;

/** The names of more than ten are numbered. */
export function guestsFor(count: number): Guest[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, username, age, work, location, portrait] = NAMES[
      index % NAMES.length
    ] as (typeof NAMES)[0];
    const round = Math.floor(index / NAMES.length);
    return {
      id: String(index + 1),
      name: round === 0 ? name : `${name} ${round + 1}`,
      username,
      picture: `/pictures/portraits/${portrait}.jpg`,
      age,
      work,
      location,
      ticket: index % 3 === 2 ? 0 : 20,
      status: STATES[index % STATES.length] ?? 'Going',
    };
  });
}

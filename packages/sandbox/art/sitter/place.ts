import type { Chance } from '../random.ts';
import type { Mood, RoomSet } from '../room.ts';
import { LIT_MOODS, MOODS, MORE_MOODS, ROOM_SETS, TAKE_MOODS } from '../room.ts';
import type { Person } from './person.ts';

export type Place = {
  mood: Mood;
  set: RoomSet;
};

export const placeOf = (first: Chance): Place => ({
  mood: first.pick(MOODS),
  set: first.pick(['slats', 'window', 'bokeh', 'plain', 'halo', 'arch', 'plain'] as const),
});

/** More rooms than the basic ones. */
export const variedPlace = (detail: Chance, place: Place): Place => ({
  mood: detail.chance(0.5) ? detail.pick(MORE_MOODS) : place.mood,
  set: detail.chance(0.55) ? detail.pick(ROOM_SETS) : place.set,
});

/**
 * A dark face in a dark room needs a room that is plainly lighter or (for a few) dark with a glow
 * right behind the head.
 */
export const suitedPlace = (detail: Chance, place: Place, { deep, darkest }: Person): Place => {
  if (!deep) return place;
  let { mood, set } = place;
  if (mood.bg[0] < 0.62 && detail.chance(darkest ? 0.75 : 0.45)) mood = detail.pick(LIT_MOODS);
  if (mood.bg[0] < 0.4) {
    set = 'halo';
    mood = { ...mood, bg: [mood.bg[0] + 0.08, mood.bg[1] + 0.015, mood.bg[2]] };
  }
  return { mood, set };
};

export const placeAgain = (again: Chance, { deep }: Person): Place => ({
  mood: again.pick(deep ? LIT_MOODS : TAKE_MOODS),
  set: again.pick(['slats', 'window', 'bokeh', 'arch'] as const),
});

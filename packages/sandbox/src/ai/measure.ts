import type { AttributeDistance } from '@perigee/api/zod';
import { heightInches } from '@perigee/domain';
import type { Ideal, Subject, Wish } from './ai.ts';
import { answersOf } from './answers.ts';

/** So far apart two ages, or two heights, are as far as they can be. */
const FAR_YEARS = 20;
const FAR_INCHES = 12;
/** Of somebody who said nothing: neither near nor far. */
const NOT_KNOWN = 0.5;

const apart = (one: number | null, other: number, far: number) =>
  one === null ? NOT_KNOWN : Math.min(1, Math.abs(one - other) / far);

function distanceTo(wish: Wish, person: Subject): number {
  switch (wish.attribute) {
    case 'age':
      return apart(person.age, wish.years, FAR_YEARS);
    case 'height':
      return apart(heightInches(person.profile.height ?? ''), wish.inches, FAR_INCHES);
    case 'interests': {
      const shared = wish.values.filter((interest) => person.interests.includes(interest));
      return 1 - shared.length / wish.values.length;
    }
    default: {
      const [answer] = answersOf(person, wish.attribute);
      if (answer === undefined) return NOT_KNOWN;
      return wish.values.includes(answer) ? 0 : 1;
    }
  }
}

/** How far somebody is from an ideal, in each attribute of it. */
export function measure({ wishes }: Ideal, person: Subject): AttributeDistance[] {
  return wishes.map((wish) => ({
    attribute: wish.attribute,
    distance: distanceTo(wish, person),
  }));
}

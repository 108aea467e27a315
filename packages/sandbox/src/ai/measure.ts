import type { AttributeDistance } from '@perigee/api/zod';
import { heightInches } from '@perigee/domain/questionnaire';
import type { Ideal, Subject, Wish } from './ai.ts';
import { answersOf } from './answers.ts';

/** Two ages, or two heights, that differ by this much or more have the greatest distance. */
const FAR_YEARS = 20;
const FAR_INCHES = 12;
/** The distance of a user who gave no answer: neither near nor far. */
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

/** The distance of a user from an ideal, in each attribute of the ideal. */
export function measure({ wishes }: Ideal, person: Subject): AttributeDistance[] {
  return wishes.map((wish) => ({
    attribute: wish.attribute,
    distance: distanceTo(wish, person),
  }));
}

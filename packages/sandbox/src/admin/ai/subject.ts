import { ageOn } from '@perigee/domain/profile';
import type { users } from '../../db/schema/users.ts';
import type { Subject } from './ai.ts';

type Row = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'birthdate' | 'interests' | 'profile' | 'preference'
>;

/** The facts about a user that a text is written from. */
export function toSubject(row: Row, now: Date): Subject {
  const { id, firstName, birthdate, interests, profile, preference } = row;
  const age = birthdate === null ? null : ageOn(birthdate, now);
  return { id, firstName, age, interests, profile, preference };
}

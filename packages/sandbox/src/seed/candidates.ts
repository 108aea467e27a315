import type { Guest } from '@perigee/domain';
import type { NewPerson } from './world.ts';

/** Somebody who may come to events. */
export interface Candidate extends Guest {
  id: number;
  city: string;
  joinedAt: Date;
}

/** Those of the people who have a profile and do not work for the house. */
export function candidatesOf(people: readonly NewPerson[]): Candidate[] {
  return people
    .filter(({ user, host }) => user.birthdate && host === undefined && user.admin !== true)
    .map(({ user }) => ({
      id: user.id,
      birthdate: user.birthdate ?? null,
      gender: user.gender ?? null,
      sexualOrientation: user.sexualOrientation ?? null,
      genders: user.preference?.genders ?? [],
      city: user.userAddress?.locality ?? '',
      joinedAt: user.createdAt,
    }));
}

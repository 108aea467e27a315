import type { Guest } from '@perigee/domain/events';
import type { NewPerson } from './insert.ts';

/** A user who may come to events. */
export interface Candidate extends Guest {
  id: number;
  city: string;
  joinedAt: Date;
}

/** The users who have a profile and are neither host nor admin. */
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

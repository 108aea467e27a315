import type { AiProfile, AttributeDistance, GenderPreference, UserProfile } from '@perigee/api/zod';
import type { PromptTemplate } from '@perigee/domain/admin';

/** The facts about a user that a text is written from. */
export interface Subject {
  id: number;
  firstName: string;
  /** In years. */
  age: number | null;
  interests: readonly string[];
  profile: UserProfile;
  preference: GenderPreference | null;
}

/** A user's profile in words. */
export type Words = Omit<AiProfile, 'userId'>;

/** The preference for one attribute of another user. */
export type AttributePreference =
  | { attribute: 'age'; years: number }
  | { attribute: 'height'; inches: number }
  | { attribute: ListAttribute; values: readonly string[] };

/** Attributes with one answer of several, or with several answers of many. */
export type ListAttribute =
  | 'religion'
  | 'ethnicity'
  | 'politics'
  | 'education'
  | 'children'
  | 'diet'
  | 'fitness'
  | 'career'
  | 'interests';

export type Attribute = AttributePreference['attribute'];

/** A seeker's ideal partner, in words and by attribute. */
export interface Ideal {
  words: Words;
  preferences: readonly AttributePreference[];
}

/** The port to a language model and a picture model. */
export interface Ai {
  /** Describes a user in words, from their own answers. */
  describe: (person: Subject) => Promise<Words>;
  /** Describes a seeker's ideal partner from their preference, as the template asks. */
  imagine: (seeker: Subject, template: PromptTemplate) => Promise<Ideal>;
  /** The distance of a user from an ideal, in each attribute of the ideal. */
  measure: (ideal: Ideal, person: Subject) => AttributeDistance[];
  /**
   * Draws what a text describes.
   *
   * @returns the picture as a data URL
   */
  draw: (modelId: number, prompt: string) => Promise<string>;
}

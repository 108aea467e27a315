import type { AiProfile, AttributeDistance, GenderPreference, UserProfile } from '@perigee/api/zod';
import type { PromptTemplate } from '@perigee/domain';

/** What a writer is told of somebody. */
export interface Subject {
  id: number;
  firstName: string;
  /** In years. */
  age: number | null;
  interests: readonly string[];
  profile: UserProfile;
  preference: GenderPreference | null;
}

/** Somebody in words. */
export type Words = Omit<AiProfile, 'userId'>;

/** What is wished of somebody in one attribute. */
export type Wish =
  | { attribute: 'age'; years: number }
  | { attribute: 'height'; inches: number }
  | { attribute: ListAttribute; values: readonly string[] };

/** Attributes of which somebody has one answer of several, or several of many. */
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

export type Attribute = Wish['attribute'];

/** Whom somebody hopes for, in words and by attribute. */
export interface Ideal {
  words: Words;
  wishes: readonly Wish[];
}

/** The part of the product that a language and a picture model stand behind. */
export interface Ai {
  /** Puts somebody into words, by what they say of themselves. */
  describe: (person: Subject) => Promise<Words>;
  /** Whom somebody hopes for, by what they look for, as the template asks. */
  imagine: (seeker: Subject, template: PromptTemplate) => Promise<Ideal>;
  /** How far somebody is from an ideal, in each attribute of it. */
  measure: (ideal: Ideal, person: Subject) => AttributeDistance[];
  /**
   * Draws what a text describes.
   *
   * @returns the picture as a data URL
   */
  draw: (modelId: number, prompt: string) => Promise<string>;
}

import type { PromptTemplate } from '@perigee/domain/admin';
import { heightInches } from '@perigee/domain/questionnaire';
import type { Attribute, Subject, AttributePreference } from './ai.ts';
import { LIST_ATTRIBUTES, preferredAnswers } from './answers.ts';
import { hashOf } from './hash.ts';

/** The middle of a preferred range, or the one limit that is set, or else `otherwise`. */
function middle(
  least: number | null | undefined,
  most: number | null | undefined,
  otherwise: number | null,
): number | null {
  const low = least ?? most ?? otherwise;
  const high = most ?? least ?? otherwise;
  return low === null || high === null ? null : Math.round((low + high) / 2);
}

const inchesOf = (height: string | null | undefined) => heightInches(height ?? '');

function allPreferences(seeker: Subject): AttributePreference[] {
  const { preference, age } = seeker;
  const years = middle(preference?.minAge, preference?.maxAge, age);
  const inches = middle(inchesOf(preference?.minHeight), inchesOf(preference?.maxHeight), null);
  return [
    ...(years === null ? [] : [{ attribute: 'age', years } as const]),
    ...(inches === null ? [] : [{ attribute: 'height', inches } as const]),
    ...LIST_ATTRIBUTES.flatMap((attribute) => {
      const values = preferredAnswers(seeker, attribute);
      return values.length === 0 ? [] : [{ attribute, values }];
    }),
  ];
}

/** Returns a function that tests whether a template mentions an attribute by its name. */
function namedIn({ system, user, assistant }: PromptTemplate) {
  const text = `${system} ${user} ${assistant}`.toLowerCase();
  return (attribute: Attribute) => new RegExp(String.raw`\b${attribute}\b`).test(text);
}

/**
 * A seeker's preferences by attribute: those that the template names, or all if it names none. Their
 * order depends on the template too.
 */
export function preferencesOf(
  seeker: Subject,
  template: PromptTemplate,
): readonly AttributePreference[] {
  const preferences = allPreferences(seeker);
  const isNamed = namedIn(template);
  const named = preferences.filter(({ attribute }) => isNamed(attribute));
  const place = ({ attribute }: AttributePreference) =>
    hashOf(`${attribute} ${template.system} ${template.user} ${template.assistant}`);
  return (named.length > 0 ? named : preferences).toSorted(
    (one, other) => place(one) - place(other),
  );
}

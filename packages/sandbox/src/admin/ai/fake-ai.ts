import type { Ai } from './ai.ts';
import { draw } from './draw.ts';
import { measure } from './measure.ts';
import { preferencesOf } from './preferences.ts';
import { describe, describeIdeal } from './words.ts';

/**
 * Replaces a language model and a picture model: it writes sentences from users' own answers and
 * preferences. The same input always gives the same output.
 */
export const fakeAi: Ai = {
  describe: (person) => Promise.resolve(describe(person)),
  imagine: (seeker, template) => {
    const preferences = preferencesOf(seeker, template);
    return Promise.resolve({ words: describeIdeal(seeker, preferences, template), preferences });
  },
  measure,
  draw,
};

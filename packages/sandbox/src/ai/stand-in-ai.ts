import type { Ai } from './ai.ts';
import { draw } from './draw.ts';
import { measure } from './measure.ts';
import { wishesOf } from './wishes.ts';
import { describe, describeIdeal } from './words.ts';

/**
 * Replaces a language model and a picture model: it writes sentences from users' own answers, and
 * wishes from their preferences. The same input always gives the same output.
 */
export const standInAi: Ai = {
  describe: (person) => Promise.resolve(describe(person)),
  imagine: (seeker, template) => {
    const wishes = wishesOf(seeker, template);
    return Promise.resolve({ words: describeIdeal(seeker, wishes, template), wishes });
  },
  measure,
  draw,
};

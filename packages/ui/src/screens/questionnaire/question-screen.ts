import { questionSets, type QuestionSet } from '@perigee/domain';
import type { Screen } from '../../screen.ts';

const PREFIX = { profile: 'q-profile', preferences: 'q-preference' } as const;

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The step of a questionnaire at which one question stands. */
export function questionScreen(set: QuestionSet, key: string, states: readonly string[]): Screen {
  const question = questionSets[set].find((one) => one.key === key);
  if (question === undefined) throw new Error(`There is no question ${key}`);
  return {
    id: `${PREFIX[set]}-${kebab(key)}`,
    title: question.title,
    area: 'questionnaire',
    routes: [],
    audience: 'member',
    source: ['member §3', question.parent === undefined ? 'member §5' : 'member §4'],
    states,
  };
}

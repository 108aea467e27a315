import { questionSets, type QuestionSet } from '@perigee/domain/questionnaire';
import type { Screen } from '../../screen.ts';

const DIALOG = 'screens-questionnaire-questionnaire--';
const PROMPT = 'screens-questionnaire-incomplete-profile--';
const PROFILE = 'screens-questionnaire-profile-questions--';
const PREFERENCES = 'screens-questionnaire-preference-questions--';

/** The states of a question, each with the story that shows it; `own` is the story of the question. */
type StatesOf = (own: string) => Screen['states'];

// Answered questions of one kind look alike, so one of them represents all.
const fromChips: StatesOf = (own) => ({ empty: own, answered: `${PROFILE}religion-answered` });

const fromRows: StatesOf = (own) => ({
  empty: own,
  answered: `${PROFILE}education-level-answered`,
});

/** The test of the details gives each answer. */
const habit: StatesOf = (own) => ({
  empty: own,
  yes: `${own}-details`,
  sometimes: `${own}-details`,
  no: `${own}-details`,
});

const details: StatesOf = (own) => ({
  'yes-options': own,
  'sometimes-options': own,
  'no-options': own,
  skipped: `${PROFILE}smoking`,
});

const profileStates: Readonly<Record<string, StatesOf>> = {
  height: (own) => ({ empty: own, answered: `${own}-answered` }),
  religion: fromChips,
  starSign: (own) => ({ empty: own, answered: `${own}-answered` }),
  ethnicity: fromChips,
  educationLevel: fromRows,
  pronoun: (own) => ({ 'empty-can-continue': own, answered: `${own}-answered` }),
  haveChildren: fromRows,
  wantFamily: fromRows,
  diet: fromChips,
  fitnessFrequency: (own) => ({ ...fromRows(own), 'never-skips-next': own }),
  fitnessActivities: (own) => ({
    empty: own,
    answered: `${own}-answered`,
    skipped: `${PROFILE}smoking`,
  }),
  careerGoals: fromChips,
  careerGoalsDetails: (own) => ({
    empty: own,
    answered: `${own}-answered`,
    skipped: `${PROFILE}smoking`,
  }),
  politics: fromChips,
  relationshipModel: fromRows,
  intention: fromRows,
  alcohol: habit,
  alcoholDetails: details,
  drugs: habit,
  drugsDetails: details,
  cannabis: habit,
  cannabisDetails: details,
  smoking: habit,
  smokingDetails: details,
};

const severalOptions: StatesOf = (own) => ({
  'open-to-all': own,
  answered: `${PREFERENCES}diets-answered`,
});

const preferenceStates: Readonly<Record<string, StatesOf>> = {
  age: (own) => ({ empty: own, answered: `${own}-answered` }),
  height: (own) => ({
    empty: own,
    answered: `${PREFERENCES}age-answered`,
    'thumbs-at-minimum-distance': `${own}-at-minimum-distance`,
  }),
  religion: severalOptions,
  ethnicity: severalOptions,
  educationLevel: severalOptions,
  haveChildren: severalOptions,
  diets: severalOptions,
  fitnessFrequency: severalOptions,
  fitnessActivities: (own) => ({
    ...severalOptions(own),
    skipped: `${PREFERENCES}fitness-frequency`,
  }),
  careerGoals: severalOptions,
  politics: severalOptions,
};

const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The steps of a questionnaire, one for each question. */
const questionScreens = (
  set: QuestionSet,
  prefix: string,
  stories: string,
  states: Readonly<Record<string, StatesOf>>,
): Screen[] =>
  questionSets[set].map(({ key, title, parent }) => ({
    id: `${prefix}-${kebab(key)}`,
    title,
    audience: 'member',
    source: ['member §3', parent === undefined ? 'member §5' : 'member §4'],
    states: states[key]?.(stories + kebab(key)) ?? {},
  }));

/** The screens of the area, with the names in the product's list. */
export const inventory: readonly Screen[] = [
  {
    id: 'incomplete-profile-prompt',
    title: 'your database entry is almost complete',
    audience: 'member',
    source: ['member §2', 'member §3'],
    states: { default: `${PROMPT}default`, 'nothing-answered': `${PROMPT}nothing-answered` },
  },
  {
    id: 'auth-modal-questionnaire',
    title: 'TELL US ABOUT YOU',
    audience: 'member',
    source: ['member §2'],
    states: { default: `${DIALOG}introduction` },
  },
  {
    id: 'profile-questionnaire-wizard',
    title: 'TELL US ABOUT YOU',
    audience: 'member',
    source: ['member §2', 'member §4', 'member §8'],
    states: {
      first: `${PROFILE}height`,
      middle: `${PROFILE}want-family`,
      last: `${DIALOG}all-done`,
      'skip-ahead': `${PROFILE}fitness-frequency`,
      saving: `${DIALOG}saving`,
      'save-failed-stays': `${PROFILE}diet`,
      'left-without-a-choice': `${PROFILE}left-without-a-choice`,
      halfway: `${PROFILE}halfway`,
    },
  },
  ...questionScreens('profile', 'q-profile', PROFILE, profileStates),
  {
    id: 'preference-questionnaire-wizard',
    title: 'WHAT ARE YOU LOOKING FOR?',
    audience: 'member',
    source: ['member §2', 'member §4', 'member §8'],
    states: {
      'required-empty': `${PREFERENCES}age`,
      'optional-empty-open-to-all': `${PREFERENCES}ethnicity`,
      answered: `${PREFERENCES}diets-answered`,
      last: `${PREFERENCES}politics`,
      saving: `${PREFERENCES}religion`,
      'save-failed-stays': `${PREFERENCES}religion`,
    },
  },
  ...questionScreens('preferences', 'q-preference', PREFERENCES, preferenceStates),
];

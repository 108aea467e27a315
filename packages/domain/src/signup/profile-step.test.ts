import { expect, it } from 'vitest';
import { profileDraft } from '../profile/profile-draft.ts';
import { firstOpenStep, PROFILE_STEPS, profileStepProblem } from './profile-step.ts';

const now = new Date('2026-06-15T12:00:00Z');
const newcomer = profileDraft({ username: null, images: [] });

it('there are nine steps', () => {
  expect(PROFILE_STEPS).toHaveLength(9);
});

it('a new user can leave only education unanswered', () => {
  const open = PROFILE_STEPS.filter((step) => profileStepProblem(step, newcomer, now) !== null);
  expect(open).toEqual(PROFILE_STEPS.filter((step) => step !== 'education'));
});

it('the occupation step requires all three texts', () => {
  const draft = { ...newcomer, occupation: 'Architect', company: 'Atelier' };
  expect(profileStepProblem('occupation', draft, now)).toBe('Fill in your industry');
});

it.each([
  ['username', { username: '' }],
  ['birthday', { username: 'marisol' }],
  ['sexuality', { username: 'marisol', birthdate: '1996-04-12' }],
])('continues at %s with %j', (step, answers) => {
  expect(firstOpenStep(PROFILE_STEPS, { ...newcomer, ...answers }, now)).toBe(step);
});

it('begins at the first step if none is open', () => {
  expect(firstOpenStep(['education'], newcomer, now)).toBe('education');
});

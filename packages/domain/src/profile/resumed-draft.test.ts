import { expect, it } from 'vitest';
import { profileDraft, type ProfileDraft } from './profile-draft.ts';
import { resumedDraft } from './resumed-draft.ts';

const before: ProfileDraft = { ...profileDraft({ username: null, images: [] }), bio: 'Draws.' };
const draft: ProfileDraft = { ...before, birthdate: '1996-04-12', company: 'Atelier' };

it.each<[string, Partial<ProfileDraft>, Partial<ProfileDraft>]>([
  ['nothing was saved elsewhere', {}, {}],
  ['a field that the draft changes', { company: 'North' }, { company: 'North' }],
  ['a field that the draft leaves as it was', { bio: 'Sings.' }, { bio: 'Sings.' }],
  ['a field was emptied', { bio: '' }, { bio: '' }],
])('continues with the draft, and with what was saved since: %s', (_, saved, expected) => {
  expect(resumedDraft({ before, draft }, { ...before, ...saved })).toEqual({
    ...draft,
    ...expected,
  });
});

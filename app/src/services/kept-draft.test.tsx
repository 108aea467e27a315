import type { EventFormDraft } from '@perigee/domain/events';
import { profileDraft } from '@perigee/domain/profile';
import { afterEach, expect, it } from 'vitest';
import { eventDraft, forgetDraft, forgetDrafts, keepDraft, keptDraft } from './kept-draft.ts';

const before = profileDraft({ username: null, images: [] });
const draft = { before, draft: { ...before, birthdate: '1996-04-12' } };

afterEach(() => sessionStorage.clear());

it('keeps a draft until it is forgotten', () => {
  expect(keptDraft(7)).toBeUndefined();
  keepDraft(7, draft);
  expect(keptDraft(7)).toEqual(draft);
  forgetDraft();
  expect(keptDraft(7)).toBeUndefined();
});

it('keeps it for its user only', () => {
  keepDraft(7, draft);
  expect(keptDraft(8)).toBeUndefined();
});

it.each(['', 'null', '{', JSON.stringify({ version: 0, userId: 7, draft })])(
  'ignores %j as a draft',
  (text) => {
    sessionStorage.setItem('kept/profile', text);
    expect(keptDraft(7)).toBeUndefined();
  },
);

it('keeps the drafts of events apart, until the session ends', () => {
  const unsaved = { values: { title: 'Nine Candles' } } as EventFormDraft;
  eventDraft('new').keep(7, unsaved);
  keepDraft(7, draft);
  expect(eventDraft('new').kept(7)).toEqual(unsaved);
  expect(eventDraft('12').kept(7)).toBeUndefined();
  forgetDrafts();
  expect(eventDraft('new').kept(7)).toBeUndefined();
  expect(keptDraft(7)).toBeUndefined();
});

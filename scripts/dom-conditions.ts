import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { CONDITION_MS } from './time-limits.ts';

// The same as in Storybook's preview: the default of a second is a limit that a busy machine reaches.
configure({ asyncUtilTimeout: CONDITION_MS });

// jsdom has no media queries.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

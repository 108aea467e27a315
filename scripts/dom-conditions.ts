import { configure } from '@testing-library/react';
import { CONDITION_MS } from './time-limits.ts';

// The same as in Storybook's preview: the default of a second is a limit that a busy machine reaches.
configure({ asyncUtilTimeout: CONDITION_MS });

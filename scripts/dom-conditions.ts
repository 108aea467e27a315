import { configure } from '@testing-library/react';
import { CONDITION_MS } from './time-limits.ts';

configure({ asyncUtilTimeout: CONDITION_MS });

import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { CONDITION_MS } from '../../../scripts/time-limits.ts';

// The same as in Storybook's own preview.
configure({ asyncUtilTimeout: CONDITION_MS });

/** Replaces Storybook's own preview: stories run without its toolbar, its axe and its network. */
export default definePreview({ addons: [] });

import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { CONDITION_MS } from '../../../scripts/time-limits.ts';

// As in Storybook's own.
configure({ asyncUtilTimeout: CONDITION_MS });

/** Stands in for Storybook's own preview: stories without its toolbar, its axe and its network. */
export default definePreview({ addons: [] });
